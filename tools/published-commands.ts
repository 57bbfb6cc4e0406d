import { resolve } from 'node:path'
import { contentFormat } from '#publishing/content-format.ts'
import { collectGarbage } from '#publishing/store/collect.ts'
import { createFileCopies, type FileCopies } from '#publishing/store/file-copies.ts'
import { openPublishedStore } from '#publishing/store/open-store.ts'
import { publishContent, rollBack } from '#publishing/store/publish.ts'
import { currentOf, type PublishedStore } from '#publishing/store/published-store.ts'
import { readConfig } from '#server/config/config.ts'
import { staffName } from '#submissions/staff/staff-name.ts'
import type { ContentCommand } from './content-command.ts'

type Opened = { store: PublishedStore; copies: FileCopies }

/** The first digits of an id are enough to tell versions apart. */
const shortId = (id: string) => id.slice(0, 12)

/** The store that the site uses: in PostgreSQL with DATABASE_URL, else in DATA_DIR. */
async function withStore<Result>(use: (opened: Opened) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const store = await openPublishedStore(config)
  try {
    return await use({ store, copies: createFileCopies(resolve(config.dataFolder, 'published-copies'), store) })
  } finally {
    await store.close()
  }
}

const publish: ContentCommand = ({ folder, say }) =>
  withStore(async ({ store }) => {
    const { version, stored } = await publishContent(folder, store, { by: staffName() })
    say(`Published version ${shortId(version.id)}: ${stored} new files. All nodes serve it within a few seconds.`)
    return true
  })

const versions: ContentCommand = ({ say }) =>
  withStore(async ({ store }) => {
    const all = await store.versions()
    if (all.length === 0) say('Nothing is published yet.')
    for (const version of all) {
      const current = currentOf(all, version.format) === version
      const program =
        version.format === contentFormat() ? '' : `  for another version of the program (${shortId(version.format)})`
      say(`${current ? '*' : ' '} ${shortId(version.id)}  ${version.publishedAt}  ${version.publishedBy}${program}`)
    }
    return true
  })

const rollback: ContentCommand = ({ rest = [], say }) =>
  withStore(async ({ store, copies }) => {
    const [start = ''] = rest
    const [version, ...others] = (await store.versions()).filter(({ id }) => start.length >= 4 && id.startsWith(start))
    if (!version || others.length > 0) {
      say(`Name one of the versions that "npm run content versions" lists.`)
      return false
    }
    await rollBack(store, version, await copies.manifest(version.id))
    say(`Version ${shortId(version.id)} is the current one again.`)
    return true
  })

const gc: ContentCommand = ({ keep = 10, say }) =>
  withStore(async ({ store, copies }) => {
    if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep must be a whole number, at least 1')
    const removed = await collectGarbage(store, copies.manifest, keep)
    say(`Removed ${removed.versions} versions and ${removed.files} files.`)
    return true
  })

/** The commands for published content by name. */
export const publishedCommands = { publish, versions, rollback, gc }
