/** Product ids in `tests/content`, for comparison URLs. */
export const productIds = { 'RH-9010': '101', 'HB-7830': '201', 'HB-7320': '202', 'HB-6240': '205', 'EO-6072': '301' } as const

/** Gas hobs with four burners; the test content has none. */
export const filtersWithoutResult = { energy: ['1'], zones: ['3'] }
