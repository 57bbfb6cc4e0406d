import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { defaultLanguage, type Language, languageNames, languageOfTag } from '#contract/languages.ts'
import type { Pair } from './form-pairs.ts'
import { readUrlencoded } from './read-urlencoded.ts'

/**
 * The language of an error message: `lang` of the fields, else of the query, else Accept-Language. The last two are needed if the body has
 * not been read.
 */
export function callerLanguage(request: FastifyRequest, pairs: readonly Pair[] = []): Language {
  return (
    requestedLanguage(pairs) ??
    requestedLanguage(queryPairs(request)) ??
    acceptedLanguage(request.headers['accept-language']) ??
    defaultLanguage
  )
}

export function queryPairs({ raw }: FastifyRequest): Pair[] {
  const url = raw.url ?? ''
  const start = url.indexOf('?')
  if (start < 0) return []
  // Node decodes the request line as latin1.
  const form = readUrlencoded(Buffer.from(url.slice(start + 1), 'latin1'))
  return form.ok ? form.pairs : []
}

function requestedLanguage(pairs: readonly Pair[]): Language | undefined {
  const tag = pairs.find(({ name }) => name === 'lang')?.value
  return tag === undefined || tag === null ? undefined : languageOfTag(tag)
}

/** In characters. Longer headers list no useful languages. */
const maxHeaderLength = 200

/** The caller's preferred language among those of the site. */
function acceptedLanguage(header = ''): Language | undefined {
  const tags = new Negotiator({ headers: { 'accept-language': header.slice(0, maxHeaderLength) } }).languages()
  return tags.map(ownLanguage).find((language) => language !== undefined)
}

function ownLanguage(tag: string): Language | undefined {
  const [language = '', ...rest] = tag.toLowerCase().split('-')
  if (language === 'zh') return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh-Hant' : 'zh-Hans'
  return languageNames.find((own) => own === language)
}
