import type { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { MarkedText, SearchHit, SearchView } from '#contract/views/search.ts'
import { search } from '#contract/wire/search-calls.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { Api } from './api.ts'

const mostSuggestions = 8
const mostOfAKind = 3

/** Suggestions for the search box in the header, with all their texts: pages do not contain these messages. */
export function searchApi(api: Api) {
  api.call(search, ({ q, lang }, catalog) => {
    const t = interfaceWords(lang)
    const found = catalog.search(lang, q, mostOfAKind)
    return {
      total: found.total,
      message: t('search.found', { count: found.total }),
      link: pageUrl(lang, 'search', { q }),
      data: firstHits(found).map((hit) => wireSuggestion(hit, found.language ?? lang, t)),
    }
  })
}

function firstHits({ groups }: SearchView): SearchHit[] {
  return groups.flatMap(({ hits }) => hits).slice(0, mostSuggestions)
}

type Suggestion = z.input<typeof search.data>['data'][number]
function wireSuggestion(hit: SearchHit, language: Language, t: Translate): Suggestion {
  return {
    kind: hit.kind,
    kind_name: t(`search.kind.${hit.kind}`),
    title: unmarked(hit.title),
    note: noteOf(hit),
    link: hitUrl(language, hit),
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
