import type { Place } from '#studio/wire/visits.ts'
import { useWords } from '../language.tsx'

/** The name of a place in the language of the studio. */
export function usePlaceName() {
  const { language } = useWords()
  return ({ name }: Pick<Place, 'name'>) => name[language] ?? name.en
}
