import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { StoredPage } from '../pages/stored-page.ts'
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
}

/** Reads all folders once. If two folders have a file of the same name, the first one wins. */
export function readStaticFiles(folders: readonly string[]): StaticFiles {
  const files = new Map<string, StoredPage>()
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
  }
}

function staticFile(path: string, url: string, type: string): StoredPage {
  const gzip = readIfThere(`${path}.gz`)
  const brotli = readIfThere(`${path}.br`)
  const { mtimeMs, size } = statSync(path)
  const etag = `W/"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`
  return {
    key: url,
    status: 200,
    etag,
    headers: {
      ...securityHeaders,
      'Content-Security-Policy': url === serviceWorkerUrl ? workerContentSecurityPolicy : bareContentSecurityPolicy,
      'Content-Type': type,
      'Cache-Control': cachingOf(url),
      Vary: 'Accept-Encoding',
      ETag: etag,
    },
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
