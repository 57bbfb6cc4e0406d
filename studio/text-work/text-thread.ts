import { parentPort } from 'node:worker_threads'
import { EditRefused, editYaml } from '../files/edit-yaml.ts'
import { differencesOf } from '../releases/differences.ts'
import { mergeTexts } from '../releases/merge.ts'
import { type FileTexts, textsOfFile } from '../translations/texts-in-schema.ts'
import { checkText, readText, valueOfYaml } from './content-texts.ts'
import { topLevelTexts } from './top-level-texts.ts'

/** What the thread does with the texts of content files, by name. */
const work = { editYaml, mergeTexts, differencesOf, readText, checkText, valueOfYaml, fileTexts, topLevelTexts }
type Work = typeof work
export type WorkName = keyof Work
export type Given<Name extends WorkName> = Parameters<Work[Name]>
export type Done<Name extends WorkName> = ReturnType<Work[Name]>

export type Job = { name: WorkName; given: readonly unknown[] }
export type JobResult = { done: unknown } | { refused: string }

parentPort?.on('message', ({ name, given }: Job) => parentPort?.postMessage(resultOf(name, given)))

function fileTexts(file: string, text: string): FileTexts {
  return textsOfFile(file, valueOfYaml(text))
}

/** Any other error ends the thread, and the job fails with it. */
function resultOf(name: WorkName, given: readonly unknown[]): JobResult {
  try {
    const run: (...args: never[]) => unknown = work[name]
    return { done: run(...(given as never[])) }
  } catch (error) {
    if (error instanceof EditRefused) return { refused: error.message }
    throw error
  }
}
