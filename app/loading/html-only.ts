/**
 * Data of a part that no script changes. The first page has it only as HTML, a client navigation gets it as data. Show it with `StaticPart`.
 */
export type HtmlOnly<Data> = { data?: Data }

/** Leaves this data out of the JSON that the first page is hydrated with. */
export function htmlOnly<Data>(data: Data): HtmlOnly<Data> {
  return Object.defineProperty({ data }, 'toJSON', { value: withoutData })
}

const withoutData = () => ({})
