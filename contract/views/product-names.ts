/** What forms suggest while a visitor types: the names of a category's series, and the codes of its products. */
export type ProductNames = { series: string[]; codes: string[] }
