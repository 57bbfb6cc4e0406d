import { mayIdentifyPerson } from '#contract/text/may-identify-person.ts'

const maxLength = 60

/** A query as it is counted. Undefined if it is empty, longer than a search, or may be personal data. */
export function countedQuery(typed: string): string | undefined {
  const query = typed
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  return query === '' || query.length > maxLength || mayIdentifyPerson(query) ? undefined : query
}
