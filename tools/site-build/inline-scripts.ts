import type { Plugin } from 'vite'
import { languages } from '../../contract/languages.ts'
import { buildScript } from './build-script.ts'

const suffix = '?script'

/**
 * `import text from './name.script.ts?script'`: a script as text for the HTML, bundled and minified. It runs where it stands and can't be imported by other
 * code.
 */
export function inlineScripts(): Plugin {
  const languagePrefixes = Object.fromEntries(languages.map(({ tag, prefix }) => [tag, prefix]))
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.script\.ts\?script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length)
        this.addWatchFile(file)
        const built = await buildScript(file, { languagePrefixes: JSON.stringify(languagePrefixes) })
        return built === undefined ? this.error(`${file} has no code`) : `export default ${JSON.stringify(built.trim())}`
      },
    },
  }
}
