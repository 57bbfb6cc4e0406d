/** One field as it was sent; `null` where what was sent is not text. */
export type Pair = { name: string; value: string | null }

/** What a body holds, or the status that refuses it: 400 unreadable, 413 more than a call may carry. */
export type ReadForm = { ok: true; pairs: Pair[] } | { ok: false; status: 400 | 413 }

export const unreadable: ReadForm = { ok: false, status: 400 }
export const tooLarge: ReadForm = { ok: false, status: 413 }
