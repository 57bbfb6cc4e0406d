import { hoursLines } from '#app/features/products/shops/hours-text.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { codeKey } from '#catalog/queries/code-key.ts'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import type { Language } from '#contract/languages.ts'
import { hitUrl } from '#contract/pages/hit-url.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { OpeningHours, ShopView } from '#contract/views/places.ts'
import type { MarkedText, SearchHit, SearchView } from '#contract/views/search.ts'
import type { PictureFile, Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatPrice } from '#i18n/number-format.ts'

/** A link of `fileName` is a download. */
type AnswerLink = { url: string; text: string; fileName?: string }
/** Each value is a line of its own, and a link if it has a URL. */
export type AnswerFact = { name: Text; values: (Text & { url?: string })[] }

/** The answer to a query, in the language of the results. */
export type Answer = {
  isWarning?: boolean
  /** Small text above the title. */
  kind?: string
  title: Text
  text?: Text
  picture?: PictureFile
  facts: AnswerFact[]
  link: AnswerLink
}

/** A word that so few addresses have is the name of an area, unlike "Road". */
const mostShopsOfArea = 3
const shortestArea = 4
const mostFigures = 3

/** What the first hit says, if it answers the query. A postal code or an area is answered by a shop there. */
export function answerOf(catalog: Catalog, language: Language, query: string, results: SearchView): Answer | undefined {
  const t = interfaceWords(language)
  const hit = results.groups[0]?.hits[0]
  if (!results.answers || !hit) return undefined

  const postcode = /(?<!\d)\d{6}(?!\d)/.exec(query)?.[0]
  const nearest = postcode === undefined ? undefined : catalog.shopsNear(language, postcode)?.shops[0]?.shop
  if (postcode !== undefined && nearest) return shopAnswer(nearest, t('shops.nearestTo', { postcode }))

  const isOfPlaces = hit.kind === 'page' && (hit.page === 'shopFinder' || hit.page === 'stores')
  const shop = isOfPlaces ? shopInArea(catalog.shops(language), query) : undefined
  return shop ? shopAnswer(shop) : answerOfHit(hit)

  function answerOfHit(first: SearchHit): Answer | undefined {
    switch (first.kind) {
      case 'product':
        return productAnswer(first)
      case 'shop': {
        const found = catalog.shops(language).find(({ id }) => id === first.id)
        return found && shopAnswer(found)
      }
      case 'notice':
        return noticeAnswer(first)
      case 'document':
        return {
          ...pageAnswer(first),
          title: { text: `${first.code} ${plain(first.title).text}` },
          link: { url: first.file.url, text: t('answer.download'), fileName: first.file.fileName },
        }
      case 'page':
        if (first.page === 'stores') return storesAnswer()
        if (first.page === 'servicePromise') return contactAnswer(first)
        return first.page === 'registration' ? pageAnswer(first, t('answer.register')) : pageAnswer(first)
      default:
        return pageAnswer(first)
    }
  }

  function pageAnswer(first: SearchHit, linkText = t('answer.open')): Answer {
    return {
      ...(first.kind !== 'page' && { kind: t(`search.kind.${first.kind}`) }),
      title: plain(first.title),
      text: plain(first.excerpt),
      facts: [],
      link: { url: hitUrl(language, first), text: linkText },
    }
  }

  /** No notice if the query names a model that it isn't about. */
  function noticeAnswer(notice: SearchHit & { kind: 'notice' }): Answer | undefined {
    const typed = codeKey(query)
    const named = catalog.supportedCodes().filter((code) => typed.includes(codeKey(code)))
    const isAbout = (code: string) => catalog.noticesAbout(language, code).some(({ id }) => id === notice.id)
    if (named.length > 0 && !named.some(isAbout)) return undefined
    // An excerpt could leave out what to do.
    const { text: _, ...answer } = pageAnswer(notice, t('answer.notice'))
    return { ...answer, kind: t('notice.safety'), isWarning: true }
  }

  function productAnswer({ product, discontinued }: SearchHit & { kind: 'product' }): Answer {
    const { parameters = [], figures = [] } = catalog.product(language, product.code) ?? {}
    const shown = figures.flatMap((figure) => parameters.find(({ key }) => key === figure) ?? []).slice(0, mostFigures)
    const price = product.price && t('price.from', { price: formatPrice(product.price.from, language) })
    const text = discontinued ? t('search.discontinued') : price
    return {
      kind: product.code,
      title: product.title,
      ...(text !== undefined && { text: { text } }),
      picture: product.picture,
      facts: shown.map(({ name, values }) => ({ name, values: values.slice(0, 1) })),
      link: { url: hitUrl(language, { kind: 'product', product }), text: t('support.product') },
    }
  }

  function shopAnswer({ name, address, tel, hours }: ShopView, kind?: string): Answer {
    return {
      ...(kind !== undefined && { kind }),
      title: name,
      facts: [
        { name: { text: t('place.address') }, values: [address] },
        ...(hours ? [{ name: { text: t('hours.title') }, values: hoursOf(hours) }] : []),
        phoneFact(tel),
      ],
      link: { url: pageUrl(language, 'shopFinder'), text: t('stores.finder') },
    }
  }

  function storesAnswer(): Answer {
    return {
      title: { text: t('hours.title') },
      facts: catalog
        .stores(language)
        .map(({ tab, hours, phone }) => ({ name: tab, values: [...hoursOf(hours), telLink(phone)] })),
      link: { url: pageUrl(language, 'stores'), text: t('stores.title') },
    }
  }

  function contactAnswer(promise: SearchHit): Answer {
    const { phone, email, hours } = catalog.site(language)
    return {
      title: { text: t('answer.contact') },
      facts: [
        phoneFact(phone),
        { name: { text: t('label.email') }, values: [{ text: email, url: `mailto:${email}` }] },
        { name: { text: t('answer.phoneHours') }, values: [hours] },
      ],
      link: { url: hitUrl(language, promise), text: plain(promise.title).text },
    }
  }

  function phoneFact(phone: string): AnswerFact {
    return { name: { text: t('place.phone') }, values: [telLink(phone)] }
  }

  function hoursOf(hours: readonly OpeningHours[]): Text[] {
    return hoursLines(hours, language, t).map(({ days, times }) => ({ text: `${days} ${times}` }))
  }
}

function shopInArea(shops: readonly ShopView[], query: string): ShopView | undefined {
  for (const word of wordsOf(query)) {
    const there = shops.filter((shop) => wordsOf(areaOf(shop)).includes(word))
    if (there.length > 0 && there.length <= mostShopsOfArea) return there[0]
  }
  return undefined
}

/** The streets of Singapore are named after its areas. Abroad, visitors name the city. */
const areaOf = ({ position, address, city }: ShopView) => (position ? address : city.name).text

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestArea)

const telLink = (phone: string) => ({ text: phone, url: phoneUrl(phone) })

function plain({ parts, lang }: MarkedText): Text {
  return { text: parts.map(({ text }) => text).join(''), ...(lang && { lang }) }
}
