import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export type Bundle = { html: string; files: ReadonlyMap<string, { type: string; body: Buffer }> }

/** Reads the built application into memory: a request can then name no other file. */
export function readBundle(folder = 'build/studio'): Bundle {
  const assets = join(folder, 'assets')
  const files = readdirSync(assets).map(
    (name) =>
      [
        `/assets/${name}`,
        { type: types[extname(name)] ?? 'application/octet-stream', body: readFileSync(join(assets, name)) },
      ] as const,
  )
  return { html: readFileSync(join(folder, 'index.html'), 'utf8'), files: new Map(files) }
}
