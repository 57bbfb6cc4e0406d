/** For how many years after the last appliance of a model is sold its parts are kept; if it is no longer sold, also the last day. */
export type SpareParts = { years: number; until?: string }
