import { nearestWords } from '#catalog/search/spelling.ts'
import type { Environment } from './environment.ts'

/** A variable that Hearth doesn't know, and the one that was probably meant. */
export type UnknownVariable = { name: string; likely: string | undefined }

/**
 * Variables that look like misspelt ones of Hearth, or begin with one of the prefixes that only Hearth's have. All others belong to other programs.
 */
export function unknownVariables(
  environment: Environment,
  known: readonly string[],
  prefixes: readonly string[] = [],
): UnknownVariable[] {
  const names = new Set(known)
  return Object.keys(environment).flatMap((name) => {
    if (names.has(name) || environment[name] === '') return []
    const [likely] = nearestWords(name, names, 1)
    return likely !== undefined || prefixes.some((prefix) => name.startsWith(prefix)) ? [{ name, likely }] : []
  })
}

export const explainUnknown = ({ name, likely }: UnknownVariable): string =>
  `${name} has no effect: Hearth has no such variable.${likely === undefined ? '' : ` Is ${likely} meant?`}`
