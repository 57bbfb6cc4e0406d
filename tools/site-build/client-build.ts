import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The folder of the project. */
export const root = resolve(import.meta.dirname, '../..')

/** For plugins that change only the built code of the browser. */
export const clientBuild: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
}
