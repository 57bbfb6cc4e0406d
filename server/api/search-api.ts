import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { MarkedText, SearchHit } from '#contract/views/search.ts'
import { search, searchOpened } from '#contract/wire/calls/search-calls.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { createRateLimit } from '#submissions/receive/rate-limit.ts'
import type { OpenedResult } from '#submissions/searches/search-counter.ts'
import type { Api } from './api.ts'
import { Refusal } from './refusal.ts'
import { groupOfKind, mostOfAKind, suggestedHits } from './suggestions.ts'

export type SearchParts = { countOpened: (opened: OpenedResult) => void }

const thumbWidth = 320
/** Results that a client may open: more than a visitor does. */
const openedPerAddress = { limit: 60, periodMs: 10 * 60_000 }

/** Suggestions for the search box in the header, with all their texts: pages do not contain these messages. */
export function searchApi(api: Api, { countOpened }: SearchParts) {
  api.call(search, ({ q, lang }, catalog) => {
    const t = interfaceWords(lang)
    const found = catalog.search(lang, q, mostOfAKind)
    return {
      total: found.total,
      message: t('search.found', { count: found.total }),
      link: pageUrl(lang, 'search', { q }),
      data: suggestedHits(found).map((hit) => wireSuggestion(hit, { of: found.language ?? lang, lang, t })),
    }
  })

  const limit = createRateLimit(openedPerAddress)
  api.call(searchOpened, ({ q, suggestion, lang }, _catalog, { address }) => {
    const taken = limit.take(address)
    if (!taken.allowed) return new Refusal(429, { retryAfter: taken.retryAfterSeconds })
    countOpened({ language: lang, query: q, isSuggestion: suggestion === '1' })
    return { received: 1 as const }
  })
}

type Suggestion = z.input<typeof search.data>['data'][number]
/** `of` is the language of the results, `lang` the visitor's. */
type Languages = { of: Language; lang: Language; t: Translate }

function wireSuggestion(hit: SearchHit, { of, lang, t }: Languages): Suggestion {
  const group = groupOfKind[hit.kind]
  const picture = hit.kind === 'product' ? hit.product.picture : hit.picture
  return {
    group,
    group_name: t(`suggestion.${group}`),
    kind: hit.kind,
    kind_name: t(`search.kind.${hit.kind}`),
    title: unmarked(hit.title),
    title_lang: hit.title.lang ?? (of === lang ? '' : of),
    note: noteOf(hit),
    link: hitUrl(of, hit),
    thumb: picture ? webpUrl(picture, thumbWidth) : '',
  }
}

function noteOf(hit: SearchHit): string {
  switch (hit.kind) {
    case 'product':
      return hit.product.code
    case 'accessory':
    case 'document':
      return hit.code
    case 'shop':
      return unmarked(hit.excerpt)
    default:
      return ''
  }
}

const unmarked = ({ parts }: MarkedText) => parts.map(({ text }) => text).join('')
