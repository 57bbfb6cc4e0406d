import { join, resolve } from 'node:path'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { checkContent } from '#publishing/check/check-content.ts'
import { examineContent } from '#publishing/check/examine-content.ts'
import { internalLinks } from '#publishing/check/internal-links.ts'
import { noticeWithdrawals } from '#publishing/documents/notice-withdrawals.ts'
import { unwrittenDocuments } from '#publishing/documents/unwritten-documents.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { writtenNumbers } from '#publishing/numbers/written-numbers.ts'
import { originalsIn } from '#publishing/pictures/originals.ts'
import { layersOn } from '#publishing/read/releases.ts'
import { outdatedTranslations } from '#studio/translations/outdated-translations.ts'
import type { ContentCommand, ContentOptions } from './content-command.ts'
import { contentReport } from './content-report.ts'
import { glossaryOfMessages } from './glossary-of-messages.ts'
import { makeAllPictures } from './make-pictures.ts'
import { numbersReport, numbersTable } from './numbers-report.ts'
import { publishedCommands } from './published-commands.ts'

async function check({ folder, table = false, numbers = false, all = false, say }: ContentOptions): Promise<boolean> {
  if (numbers) return listNumbers(folder, all, say)

  const report = await checkContent(folder, {
    rules: [internalLinks, noticeWithdrawals],
    advice: [unwrittenDocuments, glossaryOfMessages, outdatedTranslations],
  })
  say(contentReport(report, { folder, table }))
  return [report, ...report.coming].every(({ errors }) => errors.length === 0)
}

async function listNumbers(folder: string, all: boolean, say: ContentOptions['say']): Promise<boolean> {
  const layers = layersOn(resolve(folder), dayInSingapore(new Date()))
  const { draft } = await examineContent(folder, { layers })
  const numbers = [...writtenNumbers(draft)]
  say(all ? numbersTable(numbers) : numbersReport(numbers))
  return true
}

async function pictures({ folder, say }: ContentOptions): Promise<boolean> {
  // The folder that the server uses.
  const kept = join(process.env.DATA_DIR || 'data', 'pictures')
  await makeAllPictures(await loadCatalog(folder), originalsIn(folder), kept, say)
  return true
}

/** Its packages are those of the studio, which the other commands don't need. */
async function translations({ rest = [], all = false, ...options }: ContentOptions): Promise<boolean> {
  const { runTranslations } = await import('./translations.ts')
  return runTranslations({ ...options, rest, all })
}

async function backTranslations({ rest = [], ...options }: ContentOptions): Promise<boolean> {
  const { runBackTranslations } = await import('./back-translations/run.ts')
  return runBackTranslations({ ...options, rest })
}

/** All content commands by name. */
export const contentCommands: ReadonlyMap<string, ContentCommand> = new Map(
  Object.entries({ check, pictures, translations, 'back-translations': backTranslations, ...publishedCommands }),
)
