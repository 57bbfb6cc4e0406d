import type { Text } from './text.ts'

export type FilterView = { id: string; type: string; title: Text; values: { id: string; name: Text; count: number }[] }
/** Ticked filters (P2): filter type -> value ids in numeric order, without empty lists. */
export type FilterChoice = Record<string, string[]>

/** What a product list can be narrowed by, from a least to a greatest value. Also the names in the URL. */
export const rangeNames = ['width', 'noise', 'price'] as const
export type RangeName = (typeof rangeNames)[number]
export type Bounds = { from?: number; to?: number }
export type RangeChoice = { [Name in RangeName]?: Bounds }

/** Orders of a product list. Without one, products are grouped by series. */
export const sortNames = ['newest', 'price', 'quietest', 'narrowest', 'largest'] as const
export type SortName = (typeof sortNames)[number]

/** What a visitor has chosen in a product list (P2). Has no empty entries. */
export type ListChoice = { ticked: FilterChoice; ranges: RangeChoice; sort?: SortName }

export const noChoice: ListChoice = { ticked: {}, ranges: {} }

/** One value that a range can begin or end with; `from` and `to` are false if nothing would match. */
export type RangeStep = { value: number; text: string; from: boolean; to: boolean }
export type RangeView = { name: RangeName; steps: RangeStep[] }

/** Which page of a list is shown, and how many there are. */
export type ListPage = { number: number; count: number }
