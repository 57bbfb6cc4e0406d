/** Of negotiator 1.0, what is used here: `@types/negotiator` does not know `preferred` yet. */
declare module 'negotiator' {
  // biome-ignore lint/style/noDefaultExport: the module is a class.
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } | { 'accept-language': string } })
    /** Those of the available encodings that are accepted, best first; among equals the preferred one. */
    encodings<Encoding extends string>(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding[]
    /** The tags of all accepted languages, best first. */
    languages(): string[]
  }
}
