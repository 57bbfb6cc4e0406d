/** The name of the built file of a module of messages, without its hash. Undefined for other modules. */
export function messageFileName(path: string): string | undefined {
  const [, area, language] = /\/i18n\/interface\/([\w-]+)\/([\w-]+)\.ts$/.exec(path) ?? []
  return area && `messages-${area}-${language}`
}
