import { Slug } from '#contract/content/words.ts'

/** Longer addresses are cut off where they are shown. */
const mostCharacters = 60

/** The name of a folder that says what an English title says. Undefined for a title in another script. */
export function nameOfTitle(title: string): string | undefined {
  const letters = title.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
  if (/(?!\p{Script=Latin})\p{L}/u.test(letters)) return undefined
  let name = ''
  for (const word of letters.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    const longer = name === '' ? word.slice(0, mostCharacters) : `${name}-${word}`
    if (longer.length > mostCharacters) break
    name = longer
  }
  return Slug.safeParse(name).success ? name : undefined
}
