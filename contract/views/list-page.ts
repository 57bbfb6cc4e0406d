/** Which page of a list is shown, and how many there are. */
export type ListPage = { number: number; count: number }
