import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parents, paths } from '../../contract/pages/paths.ts'
import { pageKeys, pageRow } from '../../contract/pages/table.ts'
import { buildScript } from './build-script.ts'

/** The folder of the project. */
const root = resolve(import.meta.dirname, '../..')

/** For plugins that change only the built code of the browser. */
const clientBuild: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
}

/** The browser needs only the paths of the page table. They are inlined into its code, and the table stays on the server. */
export function inlinePaths(): Plugin {
  return {
    name: 'inline-paths',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/pages\/paths\.ts$/ },
      handler: () => `export const paths = ${JSON.stringify(paths)}; export const parents = ${JSON.stringify(parents)}`,
    },
  }
}

/**
 * Builds the service worker as one file at the root of the site, which makes the whole site its scope. A build of its own, because a classic worker can't
 * import the files that it would share with pages. It has no hash in its name: browsers compare its content.
 */
export function serviceWorker(): Plugin {
  const fileName = 'service-worker.js'
  return {
    name: 'service-worker',
    ...clientBuild,
    async generateBundle() {
      const source = await buildScript(resolve(root, 'app/worker/service-worker.ts'), {
        pageQueries: JSON.stringify(pageQueries()),
      })
      if (source === undefined) return this.error('The service worker has no code')
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** By path, the query parameters that identify a page. All others are ignored. */
function pageQueries(): Record<string, string[]> {
  const rows = pageKeys.map((key) => pageRow(key))
  return Object.fromEntries(
    rows.flatMap(({ path, id, idInPath, query = [] }) => {
      const names = [...(id && !idInPath ? ['id'] : []), ...query]
      return names.length > 0 ? [[path.toLowerCase(), names]] : []
    }),
  )
}
