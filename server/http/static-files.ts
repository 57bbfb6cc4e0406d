import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { StoredPage } from '../pages/page-store.ts'
import { hashedCaching, namedFileCaching, revalidatedCaching } from './cache-control.ts'
import { bareContentSecurityPolicy, securityHeaders, workerContentSecurityPolicy } from './security-headers.ts'

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The built scripts, styles and fonts, in memory, with the compressed versions that the build made. */
export type StaticFiles = {
  byUrl: (rawUrl: string) => StoredPage | undefined
  stylesheet: (url: string) => string | undefined
  /** The value for the `integrity` attribute of a file. */
  integrity: (url: string) => string | undefined
}

/** Reads all folders once. If two folders have a file of the same name, the first one wins. */
export function readStaticFiles(folders: readonly string[]): StaticFiles {
  const files = new Map<string, StoredPage>()
  const hashes = new Map<string, string>()
  // Not by URL: a URL cut out of a page would keep the text of the whole page in memory.
  const texts = new Map<StoredPage, string>()
  for (const folder of folders) {
    for (const path of filesBelow(folder)) {
      const url = `/${relative(folder, path).split(sep).join('/')}`
      const type = contentTypes[extname(path)]
      if (type !== undefined && !files.has(url)) files.set(url, staticFile(path, url, type))
    }
  }
  return {
    byUrl: (rawUrl) => {
      const mark = rawUrl.indexOf('?')
      return files.get(mark < 0 ? rawUrl : rawUrl.slice(0, mark))
    },
    stylesheet: (url) => {
      const file = files.get(url)
      if (!file?.identity) return undefined
      const text = texts.get(file) ?? file.identity.toString('utf8')
      texts.set(file, text)
      return text
    },
    integrity: (url) => {
      const bytes = files.get(url)?.identity
      if (bytes && !hashes.has(url)) hashes.set(url, `sha256-${createHash('sha256').update(bytes).digest('base64')}`)
      return hashes.get(url)
    },
  }
}

function staticFile(path: string, url: string, type: string): StoredPage {
  const gzip = readIfThere(`${path}.gz`)
  const brotli = readIfThere(`${path}.br`)
  const { mtimeMs, size } = statSync(path)
  return {
    key: url,
    status: 200,
    etag: `W/"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`,
    headers: Object.entries({
      ...securityHeaders,
      'Content-Security-Policy': url === serviceWorkerUrl ? workerContentSecurityPolicy : bareContentSecurityPolicy,
      'Content-Type': type,
      'Cache-Control': cachingOf(url),
      Vary: 'Accept-Encoding',
    }).flat(),
    identity: readFileSync(path),
    gzip,
    brotli,
  }
}

/** Its scope is the whole site because it is at the root. */
const serviceWorkerUrl = '/service-worker.js'

function cachingOf(url: string): string {
  if (url === serviceWorkerUrl) return revalidatedCaching
  return url.startsWith('/assets/') ? hashedCaching : namedFileCaching
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
