/** The result of a page's load. The view only renders it. */
export type Outcome<Data> = { kind: 'found'; data: Data } | { kind: 'notFound' } | { kind: 'moved'; to: string }

export const found = <Data>(data: Data): Outcome<Data> => ({ kind: 'found', data })
export const notFound: Outcome<never> = { kind: 'notFound' }
/** A redirect (301) to the canonical URL. */
export const movedTo = (to: string): Outcome<never> => ({ kind: 'moved', to })
