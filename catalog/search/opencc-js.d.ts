// The package has types only for its main modules.
declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs such as `來 来`, separated by `|`. */
  const characters: string
  // biome-ignore lint/style/noDefaultExport: the module of the package has one.
  export default characters
}
