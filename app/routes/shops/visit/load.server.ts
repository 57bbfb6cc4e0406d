import { redirect } from 'react-router'
import { found, type Outcome } from '#app/loading/outcome.ts'
import type { PageRequest } from '#app/loading/page.server.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { answerWords } from '#catalog/fit/answer-words.ts'
import { cleanPostcode } from '#contract/contact/postcode.ts'
import { readAnswers } from '#contract/fit/read-answers.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl, yourVisitUrl } from '#contract/pages/urls.ts'
import { distanceInKm, type VisitPlaceView } from '#contract/views/places.ts'
import type { PictureFile, ProductView, Text } from '#contract/views.ts'
import { isVisitKind, mostDays, mostPeople, type VisitKind, visitKinds } from '#contract/visits/kinds.ts'
import { parseMeasures } from '#contract/visits/measures.ts'
import type { Visit } from '#contract/wire/calls/visit-calls.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { addDays } from './days/month.ts'
import { type FreeTime, type FreeTimes, freeTimes, timeOf } from './free-times.ts'

/** `next` is the first free time of the chosen kind. */
export type PlaceChoice = VisitPlaceView & { km?: number; next?: FreeTime }
export type WishedModel = { code: string; title: Text; picture: PictureFile }

export type VisitPage = {
  /** Nearest first, if a postal code was typed. */
  places: PlaceChoice[]
  postcode: { typed: string; isUnknown: boolean }
  place: string
  kinds: VisitPlaceView['kinds']
  kind: VisitKind
  /** What the visitor wanted, if the place does not offer it. */
  missingKind: VisitKind | undefined
  people: number
  /** The day named in the URL. */
  day: string
  /** Undefined until there is a place. */
  times: FreeTimes | 'failed' | undefined
  wish: { models: WishedModel[]; measures: string }
  /** The visit that is changed. */
  moved: Visit | undefined
  /** URL of this page, with all that is chosen. */
  url: string
}

const maxShownLength = 20
const maxModels = 6

export async function loadVisit({ catalog, visits, language, query }: PageRequest): Promise<Outcome<VisitPage>> {
  const token = query.get('token') ?? ''
  const visit = token === '' ? undefined : await visits.show(token)
  // Its page says why there is nothing to change.
  if (typeof visit === 'string' || visit?.changeable === 0) throw redirect(yourVisitUrl(language, token))

  const postcode = postcodeOf(catalog, language, query)
  const places = nearestFirst(catalog.visitPlaces(language), postcode.from)
  const only = places.length === 1 ? places[0] : undefined
  const place = placeOf(places, query.get('place')) ?? placeOf(places, visit?.place) ?? only
  const kinds = place?.kinds ?? allKinds(places)
  const wanted = kindOf(query.get('kind')) ?? visit?.kind
  const isOffered = kinds.some((one) => one.kind === wanted)
  const kind = (isOffered ? wanted : kinds[0]?.kind) ?? 'model'
  const people = peopleOf(query.get('people')) ?? visit?.people ?? 1
  const times = place && (await visits.times({ place: place.id, kind, people, ...shownDays(), ...(visit && { token }) }))
  const first = await visits.firstFree({ places: places.map(({ id }) => id), kind, people })

  return found({
    places: places.map((one) => {
      const time = first === 'away' ? undefined : first.get(one.id)
      return { ...one, ...(time && { next: timeOf(time) }) }
    }),
    postcode: { typed: postcode.typed, isUnknown: postcode.typed !== '' && postcode.from === undefined },
    place: place?.id ?? '',
    kinds,
    kind,
    missingKind: isOffered ? undefined : wanted,
    people,
    day: query.get('day') ?? '',
    times: typeof times === 'string' ? 'failed' : times && freeTimes(times),
    wish: wishOf(catalog, language, query),
    moved: visit,
    url: pageUrl(language, 'visit', { ...chosenOf(query), place: place?.id ?? '', kind, people: String(people), token }),
  })
}

/** All days that one request may ask for: they include the horizon. */
function shownDays() {
  const from = dayInSingapore(new Date())
  return { from, until: addDays(from, mostDays - 1) }
}

const chosenOf = (query: URLSearchParams) => ({
  code: query.get('code') ?? '',
  measures: query.get('measures') ?? '',
  q: query.get('q') ?? '',
})

function postcodeOf(catalog: Catalog, language: Language, query: URLSearchParams) {
  const typed = cleanPostcode(query.get('q') ?? '').slice(0, maxShownLength)
  return { typed, from: catalog.shopsNear(language, typed)?.from }
}

function nearestFirst(places: readonly VisitPlaceView[], from: VisitPlaceView['position'] | undefined): PlaceChoice[] {
  if (!from) return [...places]
  return places.map((place) => ({ ...place, km: distanceInKm(from, place.position) })).toSorted((one, other) => one.km - other.km)
}

const placeOf = (places: readonly PlaceChoice[], id: string | null | undefined) => places.find((place) => place.id === id)

function allKinds(places: readonly PlaceChoice[]): VisitPlaceView['kinds'] {
  return visitKinds.flatMap((kind) => places.flatMap(({ kinds }) => kinds).find((one) => one.kind === kind) ?? [])
}

const kindOf = (text: string | null): VisitKind | undefined => (text && isVisitKind(text) ? text : undefined)

function peopleOf(text: string | null): number | undefined {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= mostPeople ? count : undefined
}

/** The models and the measures that the page before knew, in words. */
function wishOf(catalog: Catalog, language: Language, query: URLSearchParams): VisitPage['wish'] {
  const codes = [...new Set((query.get('code') ?? '').split(','))].slice(0, maxModels)
  const products = codes.flatMap((code) => catalog.product(language, code.trim()) ?? [])
  const answers = parseMeasures(query.get('measures') ?? '')
  const [first] = products
  return {
    models: products.map(modelOf),
    measures: first ? answerWords(language, readAnswers(first.category, answers).answers).join('\n') : '',
  }
}

const modelOf = ({ code, title, picture }: ProductView): WishedModel => ({ code, title, picture })
