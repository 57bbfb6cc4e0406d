import { dayInSingapore } from '#i18n/singapore-time.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { createPublished } from '../drafts/published.ts'
import { createSetWriter } from '../files/write-set.ts'
import { createTranslations } from '../translations/translations.ts'
import { createContentCheck } from './content-check.ts'
import { createContentChecker } from './content-checker.ts'
import { draftOverview } from './draft-overview.ts'
import { createHistory } from './history.ts'
import { createPublisher } from './publisher.ts'
import { type Committed, createRepository, type PushTarget } from './repository.ts'

type Parts = { contentFolder: string /** `<DATA_DIR>/studio` */; folder: string; now: () => Date; push?: PushTarget | undefined }
export type Publishing = ReturnType<typeof openPublishing>

/** Wires drafts, publishing and history of one content folder. */
export function openPublishing({ contentFolder: root, folder, now, push }: Parts) {
  const today = () => dayInSingapore(now())
  const published = createPublished(root, today)
  const drafts = createDraftStore({ published, folder, now })
  const translations = createTranslations({ published, drafts, folder })
  const repository = createRepository(root, push)
  const committed = new Map<string, Committed>()
  const writer = createSetWriter({
    ...{ root, folder },
    async afterwards({ id, by, message, files, drafts: done = [] }) {
      // Which English a translation was made from belongs to the commit of the translation.
      const written = files.map(({ path }) => path)
      const records = await translations.settle(written).catch((): string[] => [])
      const paths = [...written, ...records]
      committed.set(id, await repository.commit(paths, { by, message }))
      await drafts.settle(done)
    },
  })
  const checker = createContentChecker(root)
  const check = createContentCheck({ checker, folder })
  return {
    ...{ published, drafts, today, translations, checker },
    overview: () => draftOverview(drafts, published),
    publisher: createPublisher({ published, drafts, writer, check, repository, committed, now, today }),
    history: createHistory({ published, drafts, writer, repository }),
    close: checker.close,
    /** Finishes what a killed process has begun. */
    async recover() {
      await writer.recover()
      committed.clear()
    },
  }
}
