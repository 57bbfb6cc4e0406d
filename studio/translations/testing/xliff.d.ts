/** The part of the package that a test uses. */
declare module 'xliff' {
  type Code = { id: string; dataRef?: string; dataRefStart?: string; dataRefEnd?: string; contents?: Text }
  type Piece = string | { [kind: string]: Code }
  type Text = Piece | Piece[]
  type Element = { name: string; attributes?: Record<string, string>; elements?: readonly (Element & { text?: string })[] }
  type Unit = {
    source: Text
    target?: Text
    additionalAttributes?: Record<string, string>
    additionalElements?: readonly Element[]
  }
  type Parsed = { sourceLanguage: string; targetLanguage: string; resources: Record<string, Record<string, Unit>> }
  const xliff: { xliff2js: (text: string) => Promise<Parsed> }
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default xliff
}
