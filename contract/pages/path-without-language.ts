import { languageOfPrefix } from '../languages.ts'

/** A path in lower case without its language prefix: `/ko/productlist` -> `/productlist`. */
export function pathWithoutLanguage(pathname: string): string {
  const [, first = '', ...rest] = pathname.toLowerCase().split('/')
  return first !== '' && languageOfPrefix(first) !== undefined ? `/${rest.join('/')}` : pathname.toLowerCase()
}
