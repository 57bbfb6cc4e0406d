import { join } from 'node:path'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { createPublished } from '../drafts/published.ts'
import { createSetWriter, type SetWriter } from '../files/write-set.ts'
import { createTranslations } from '../translations/translations.ts'
import { createCommits } from './commits.ts'
import { createContentCheck } from './content-check.ts'
import { createContentChecker } from './content-checker.ts'
import { createDraftOverview } from './draft-overview.ts'
import { createHistory } from './history.ts'
import { makeReleaseDrafts } from './planned/release-drafts.ts'
import { createPublisher } from './publisher.ts'
import { type Committed, createRepository, type PushTarget } from './repository.ts'

const dayMs = 24 * 60 * 60_000
/** How long every version is kept, and how many of each file are kept however old they are. */
const [retentionDays, retainedVersions] = [400, 20]

type Parts = { contentFolder: string /** `<DATA_DIR>/studio` */; folder: string; now: () => Date; push?: PushTarget | undefined }
export type Publishing = ReturnType<typeof openPublishing>

/** Wires drafts, publishing and history of one content folder. */
export function openPublishing({ contentFolder: root, folder, now, push }: Parts) {
  const today = () => dayInSingapore(now())
  const published = createPublished(root, today)
  const drafts = createDraftStore({ published, folder, now })
  const translations = createTranslations({ published, drafts, folder })
  const repository = createRepository(root, push)
  const commits = createCommits(repository, join(folder, 'uncommitted'))
  const committed = new Map<string, Committed>()
  const writer: SetWriter = createSetWriter({
    ...{ root, folder },
    beforehand: (set) => makeReleaseDrafts(set, { drafts, published, fileOf: (...at) => writer.fileOf(...at) }),
    async afterwards({ id, by, message, files, drafts: done = [] }) {
      // Which English a translation was made from belongs to the commit of the translation.
      const written = files.map(({ path }) => path)
      const records = await translations.settle(written).catch((): string[] => [])
      const paths = [...written, ...records]
      committed.set(id, await commits.add({ id, paths, by, message }))
      await drafts.settle(done)
    },
  })
  const checker = createContentChecker(root, join(folder, 'content-check.db'))
  let cleaning: NodeJS.Timeout | undefined
  const check = createContentCheck({ checker, folder })
  return {
    ...{ published, drafts, today, translations, checker },
    overview: createDraftOverview(drafts, published),
    publisher: createPublisher({ published, drafts, writer, check, commits, committed, now, today }),
    history: createHistory({ published, drafts, writer, repository }),
    async close() {
      clearInterval(cleaning)
      await checker.close()
    },
    /** Finishes what a killed process has begun. */
    async recover() {
      await writer.recover()
      committed.clear()
      await commits.makeWaiting()
    },
    /** Forgets versions that are old and often replaced: now and every day. */
    keepClean(reportError: (error: unknown) => void) {
      const clean = () => cleanHistory(writer, now()).catch(reportError)
      clearInterval(cleaning)
      cleaning = setInterval(clean, dayMs)
      cleaning.unref()
      return clean()
    },
  }
}

function cleanHistory(writer: SetWriter, now: Date): Promise<number> {
  return writer.clean(new Date(now.getTime() - retentionDays * dayMs).toISOString(), retainedVersions)
}
