/** The element with the data of the first page: JSON, or a JSON string in the router's own format. */
export const pageDataId = 'page-data'

/**
 * Gives the router the data of the first page, together with what React Router's server would write into the page. JSON is smaller in the HTML than the
 * router's format, and the router need not decode it (`dataAsJson` in `vite.config.ts`).
 */
export function handOverPageData() {
  const data: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null')
  Reflect.set(window, '__reactRouterContext', {
    // The options are those of `react-router.config.ts`.
    basename: '/',
    future: {},
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    isSpaMode: false,
    stream: typeof data === 'string' ? streamOf(data) : { value: data },
  })
}

const streamOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
