import { type FileTexts, textsOfFile } from '../translations/texts-in-schema.ts'
import { valueOfYaml } from './content-texts.ts'
import { inTextThread } from './in-text-thread.ts'
import { topLevelTexts } from './top-level-texts.ts'

/** Lines and parts of lists in one line: parsing so many takes about 15 ms. */
const fewParts = 300
const fewCharacters = 16_000

/** Most content files are short. At a start there are thousands, and a turn of the thread for each would take longer than parsing it. */
const isShort = (text: string) => text.length <= fewCharacters && (text.match(/[\n,[{]/g)?.length ?? 0) <= fewParts

/** The texts of a content file. */
export async function fileTexts(file: string, text: string): Promise<FileTexts> {
  return isShort(text) ? textsOfFile(file, valueOfYaml(text)) : inTextThread('fileTexts', file, text)
}

/** Texts at the top of a content file. */
export async function topTexts(...given: Parameters<typeof topLevelTexts>): Promise<ReturnType<typeof topLevelTexts>> {
  return isShort(given[0]) ? topLevelTexts(...given) : inTextThread('topLevelTexts', ...given)
}
