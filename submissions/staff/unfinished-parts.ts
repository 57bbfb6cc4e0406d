/** What staff write about a submission. `answerId` is the id of the answer that is begun, so that pressing Send again after a reload is the same answer. In a file of its own, because the browser reads it too. */
export const unfinishedParts = ['note', 'answer', 'answerId'] as const
export type UnfinishedPart = (typeof unfinishedParts)[number]
