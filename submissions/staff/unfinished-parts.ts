/** What staff write about a submission. In a file of its own, because the browser reads it too. */
export const unfinishedParts = ['note', 'answer'] as const
export type UnfinishedPart = (typeof unfinishedParts)[number]
