/** How the code of a product is written, RH-9010: the source of a regular expression. */
export const productCodePattern = '[A-Z]{2}-[0-9]{4}'
