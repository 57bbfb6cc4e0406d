/** What a member of staff may be. `rights.ts` says what each of them may do. */
export const roles = ['reader', 'writer', 'publisher', 'care', 'privacy', 'admin'] as const
export type Role = (typeof roles)[number]
