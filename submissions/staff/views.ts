/** The lists of the inbox. */
export const views = ['open', 'mine', 'unassigned', 'late', 'parked', 'newsletter', 'closed', 'suspected', 'all'] as const
export type View = (typeof views)[number]
