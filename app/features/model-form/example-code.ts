/** An example of the format. The model need not exist. */
export const exampleCode = 'RH-9010'
