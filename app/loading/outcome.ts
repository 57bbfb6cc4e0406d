/** What a page's load decides; the view only shows it. */
export type Outcome<Data> = { kind: 'found'; data: Data } | { kind: 'notFound' } | { kind: 'moved'; to: string }

export const found = <Data>(data: Data): Outcome<Data> => ({ kind: 'found', data })
export const notFound: Outcome<never> = { kind: 'notFound' }
/** The one stable address of the same thing; answered with 301. */
export const movedTo = (to: string): Outcome<never> => ({ kind: 'moved', to })
