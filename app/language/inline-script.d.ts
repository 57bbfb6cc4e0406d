// See tools/site-build/inline-scripts.ts
declare module '*?script' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: like Vite's own imports with a query.
  export default text
}
