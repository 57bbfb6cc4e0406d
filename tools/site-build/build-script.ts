import { build } from 'vite'

/** The browsers that the code is for: all of the last two and a half years. */
export const supportedBrowsers = 'baseline-widely-available'

/** Builds a module with its imports as one script that is no module. Undefined if it has no code. `define` replaces global names by source text. */
export async function buildScript(input: string, define: Record<string, string> = {}): Promise<string | undefined> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, target: supportedBrowsers, rollupOptions: { input, output: { format: 'iife' } } },
  })
  const [file] = 'output' in built ? built.output : []
  return file?.type === 'chunk' ? file.code : undefined
}
