/** One field of a request. `null` if its value is not text. */
export type Pair = { name: string; value: string | null }

/** The fields of a body, or the status to refuse it with: 400 unreadable, 413 too large. */
export type ReadForm = { ok: true; pairs: Pair[] } | { ok: false; status: 400 | 413 }

export const unreadable: ReadForm = { ok: false, status: 400 }
export const tooLarge: ReadForm = { ok: false, status: 413 }
