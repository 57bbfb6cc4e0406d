import type { Plugin } from 'vite'

/**
 * If a page's code fails to load, React Router reloads the document, and offline the browser then shows its own error page. This patch dispatches an
 * event instead, and the site keeps the page and shows a notice (docs/decisions/027).
 */
export function keepPageWithoutCode(): Plugin {
  const reload = 'window.location.reload();'
  let patched = false
  return {
    name: 'keep-page-without-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        patched = code.includes(reload)
        return code.replace(reload, "window.dispatchEvent(new Event('pagefailed'));")
      },
    },
    buildEnd() {
      if (!patched) this.error('React Router loads route modules differently now: update this patch (docs/decisions/027).')
    },
  }
}

/** Lets React Router take the data of the first page as it is, if it is no stream (`app/document/page-data.ts`). */
export function dataAsJson(): Plugin {
  const decode = 'UNSAFE_decodeViaTurboStream(stream, window)'
  let patched = false
  return {
    name: 'data-as-json',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/ },
      handler(code) {
        patched = code.includes(decode)
        return code.replace(decode, `(stream.value ? Promise.resolve(stream) : ${decode})`)
      },
    },
    buildEnd() {
      if (!patched)
        this.error('React Router reads the data of the first page differently now: update this patch (docs/decisions/046).')
    },
  }
}
