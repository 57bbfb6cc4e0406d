import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadAppBuild, messageFilesOf } from '#server/pages/app-build.ts'
import { trimRouteManifest } from './site-build/trim-route-manifest.ts'

/** Extensions of files worth compressing. Pictures and fonts are already compressed. */
const compressible = new Set(['.js', '.css', '.svg', '.webmanifest', '.txt'])

/** Builds the app, trims its list of routes, and precompresses its files with brotli and gzip, so that the server doesn't have to. */
async function build() {
  const result = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) process.exit(1)

  await writeMessageFiles()
  const files = (await readdir('build/client', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of files.filter((file) => /\bmanifest-\w+\.js$/.test(file))) {
    await writeFile(path, trimRouteManifest(await readFile(path, 'utf8')))
  }
  await Promise.all(files.map(compress))
}

/** The messages of the pages, which each page names (`app/loading/message-files.server.ts`). */
async function writeMessageFiles() {
  for (const { url, code } of messageFilesOf(await loadAppBuild())) await writeFile(join('build/client', url), code)
}

async function compress(path: string) {
  const bytes = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  if (brotli.length < bytes.length) await writeFile(`${path}.br`, brotli)
  if (gzipped.length < bytes.length) await writeFile(`${path}.gz`, gzipped)
}

await build()
// The built app, once loaded, keeps a message port open, and the process would wait for it.
process.exit()
