/** The element with the data of the first page: JSON, or a JSON string in the router's own format. */
export const pageDataId = 'page-data'
/** Where the first module puts what comes in files of its own, by route id (`app/loading/message-files.server.ts`). */
export const languageDataName = 'languageDataOfRoutes'

/**
 * Gives the router the data of the first page, together with what React Router's server would write into the page. JSON is smaller in the HTML than the
 * router's format, and the router need not decode it (`dataAsJson` in `tools/site-build/`).
 */
export function handOverPageData() {
  const data: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null')
  if (isPageJson(data)) addLanguageData(data.loaderData)
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

type LoaderData = Record<string, object | undefined>

const isPageJson = (data: unknown): data is { loaderData: LoaderData } =>
  typeof data === 'object' && data !== null && 'loaderData' in data

function addLanguageData(loaderData: LoaderData) {
  const added: LoaderData = Reflect.get(window, languageDataName) ?? {}
  for (const [id, data] of Object.entries(loaderData)) Object.assign(data ?? {}, added[id])
}

const streamOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
