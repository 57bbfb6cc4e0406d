/** Regular expression source for a product code such as RH-9010. */
export const productCodePattern = '[A-Z]{2}-[0-9]{4}'
