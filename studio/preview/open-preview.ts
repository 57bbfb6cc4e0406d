import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { originalsIn } from '#publishing/pictures/originals.ts'
import { createFolderWatch } from '#publishing/watch/folder-watch.ts'
import { builtApp } from '#server/assemble.ts'
import type { Entrance } from '../server/access/entrance.ts'
import { cookieCheck } from '../server/access/keys.ts'
import { createPreview } from './create-preview.ts'
import { createMarks } from './marks.ts'
import { createPreviewContent } from './preview-content.ts'

export type PreviewOptions = {
  contentFolder: string
  dataFolder: string
  draftsFolder: string
  publicUrl: string
  entrance: Entrance
  host: string
  port: number
  studioPort: number
  /** The origin of the preview behind a proxy. */
  proxied: string | undefined
  session: string
  /** The script of the pages. */
  script: string
}

/** A burst of changes to published content is read once. A draft is shown at once. */
const publishedPauseMs = 200

/** Starts the preview: a listener of its own, which follows drafts and content. Nothing is read before the first page. */
export async function openPreview(options: PreviewOptions, reportError: (error: unknown) => void, now = Date.now) {
  const { contentFolder, dataFolder, draftsFolder, publicUrl, host, session, script } = options
  const marks = createMarks()
  const content = createPreviewContent({
    contentFolder,
    draftsFolder,
    marks,
    publicUrl,
    now,
    reportError,
    announce: () => announce(),
  })
  const loaded = builtApp()
  // A missing build is reported by the first page.
  loaded.catch(() => {})
  let port = options.port
  const { app, announce } = createPreview({
    content,
    app: async () => ({ ...(await loaded), marks, publicUrl, script, reportError }),
    keys: { hasCookie: cookieCheck(session) },
    place: () => ({ ...options, port }),
    stores: { pictures: join(dataFolder, 'pictures'), files: join(dataFolder, 'studio', 'preview') },
    originals: originalsIn(contentFolder, [draftsFolder]),
    reportError,
  })
  await app.listen({ host, port })
  const address = app.server.address()
  if (typeof address === 'object' && address) port = address.port

  const watches = [
    followed(draftsFolder, 0, content.draftsChanged, announce),
    followed(resolve(contentFolder), publishedPauseMs, content.publishedChanged, announce),
  ]
  return {
    port,
    async close() {
      for (const watch of watches) watch.close()
      content.close()
      await app.close()
    },
  }
}

/** Calls `changed` and `announce` after each change below a folder. */
function followed(folder: string, pauseMs: number, changed: () => void, announce: () => void) {
  let pause: NodeJS.Timeout | undefined
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    // A folder that can't be made can't get drafts.
  }
  const watch = createFolderWatch(folder, () => {
    pause ??= setTimeout(() => {
      pause = undefined
      follow().catch((error: unknown) => console.error(error))
    }, pauseMs)
  })
  async function follow() {
    // First, so that changes in new folders are seen.
    await watch.renew()
    changed()
    announce()
  }
  watch.renew().catch((error: unknown) => console.error(error))
  return {
    close() {
      clearTimeout(pause)
      watch.close()
    },
  }
}

/** The script of the pages, as the build of the studio made it. In a function of its own: pages have names of their own. */
export const builtScript = (folder = 'build/studio') => `(()=>{${readFileSync(join(folder, 'preview/frame.js'), 'utf8')}})()`
