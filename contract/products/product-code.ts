/** Regular expression source for a product code such as RH-9010. */
export const productCodePattern = '[A-Z]{2}-[0-9]{4}'

/** An example of the format. The model need not exist. */
export const exampleCode = 'RH-9010'
