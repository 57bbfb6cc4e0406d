/** Ids of products of `tests/content` that the tests compare. */
export const productIds = { 'RH-9010': '101', 'HB-7830': '201', 'HB-7320': '202', 'HB-6240': '205', 'EO-6072': '301' } as const

/** Gas hobs with four burners: there is none. */
export const filtersWithoutResult = { energy: ['1'], zones: ['3'] }
