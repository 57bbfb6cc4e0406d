import type { Plugin } from 'vite'
import { clientBuild } from './client-build.ts'

type Patch = { name: string; file: RegExp; part: string; by: string; decision: string }

/** Replaces a part of React Router's code. The build fails if a later version does not have it. */
function patch({ name, file, part, by, decision }: Patch): Plugin {
  let patched = false
  return {
    name,
    ...clientBuild,
    transform: {
      filter: { id: file },
      handler(code) {
        patched = code.includes(part)
        return code.replace(part, by)
      },
    },
    buildEnd() {
      if (!patched) this.error(`React Router has no “${part}” any more: update the patch “${name}” (docs/decisions/${decision}).`)
    },
  }
}

/**
 * If a page's code fails to load, React Router reloads the document, and offline the browser then shows its own error page. This patch dispatches an
 * event instead, and the site keeps the page and shows a notice (docs/decisions/027).
 */
export const keepPageWithoutCode = () =>
  patch({
    name: 'keep-page-without-code',
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    part: 'window.location.reload();',
    by: "window.dispatchEvent(new Event('pagefailed'));",
    decision: '027',
  })

const decode = 'UNSAFE_decodeViaTurboStream(stream, window)'

/** Lets React Router take the data of the first page as it is, if it is no stream (`app/document/page-data.ts`). */
export const dataAsJson = () =>
  patch({
    name: 'data-as-json',
    file: /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/,
    part: decode,
    by: `(stream.value ? Promise.resolve(stream) : ${decode})`,
    decision: '046',
  })
