/** The parts of negotiator 1.0 that we use. `@types/negotiator` does not have `preferred` yet. */
declare module 'negotiator' {
  // biome-ignore lint/style/noDefaultExport: the module is a class.
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } | { 'accept-language': string } })
    /** The available encodings that the client accepts, best first. `preferred` decides between equal ones. */
    encodings<Encoding extends string>(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding[]
    /** The tags of the accepted languages, best first. */
    languages(): string[]
  }
}
