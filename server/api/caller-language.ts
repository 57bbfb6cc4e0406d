import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { defaultLanguage, type Language, languageNames, languageOfTag } from '#contract/languages.ts'
import type { Pair } from './form-pairs.ts'
import { readUrlencoded } from './read-urlencoded.ts'

/**
 * The language in which to refuse: what the fields ask for, else the query, else the browser's own. The last two matter where the
 * body was not read at all.
 */
export function callerLanguage(request: FastifyRequest, pairs: readonly Pair[] = []): Language {
  return (
    languageAskedFor(pairs) ??
    languageAskedFor(queryPairs(request)) ??
    acceptedLanguage(request.headers['accept-language']) ??
    defaultLanguage
  )
}

export function queryPairs({ raw }: FastifyRequest): Pair[] {
  const url = raw.url ?? ''
  const start = url.indexOf('?')
  if (start < 0) return []
  // Node hands over the bytes of the request line as latin1.
  const form = readUrlencoded(Buffer.from(url.slice(start + 1), 'latin1'))
  return form.ok ? form.pairs : []
}

function languageAskedFor(pairs: readonly Pair[]): Language | undefined {
  const tag = pairs.find(({ name }) => name === 'lang')?.value
  return tag === undefined || tag === null ? undefined : languageOfTag(tag)
}

/** Longer headers name no more languages that anybody reads. */
const longestHeader = 200

/** The first of the caller's languages, by preference, that the site has. */
function acceptedLanguage(header = ''): Language | undefined {
  const tags = new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).languages()
  return tags.map(ownLanguage).find((language) => language !== undefined)
}

function ownLanguage(tag: string): Language | undefined {
  const [language = '', ...rest] = tag.toLowerCase().split('-')
  if (language === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans'
  return languageNames.find((own) => own === language)
}
