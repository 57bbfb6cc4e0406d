/** What people come for: to see models, to plan a kitchen with its measures, to cook with others on an evening. */
export const visitKinds = ['model', 'planning', 'cooking'] as const
export type VisitKind = (typeof visitKinds)[number]

export const isVisitKind = (text: string): text is VisitKind => (visitKinds as readonly string[]).includes(text)

/** Places and kinds share people for as long as a visit takes, so all times are counted in quarters of an hour. */
export const quarterMinutes = 15

/** As many as fit around a hob. */
export const mostPeople = 8

/** How many days one request for free times may ask for: the horizon, and the days of the last month shown beside it. */
export const mostDays = 62
