import type { VisitAnswer } from '#contract/visits/visits.ts'
import * as calls from '#contract/wire/calls/visit-calls.ts'
import { plain } from '#contract/wire/values.ts'
import type { VisitDesk } from '#submissions/receive/visits.ts'
import type { Api } from './api.ts'
import { notFound, Refusal } from './refusal.ts'

/** The calls for visits to a showroom. */
export function visitApi(api: Api, { visits }: { visits: VisitDesk }) {
  api.call(calls.visitPlaces, ({ lang }, catalog) =>
    catalog.visitPlaces(lang).map(({ id, name, address, postcode, phone, position, mapUrl, kinds }) => ({
      ...{ id, name: plain(name), address: plain(address), postcode, phone, ...position, map: mapUrl },
      kinds: kinds.map(({ kind, minutes, seats = 0 }) => ({ kind, minutes, seats })),
    })),
  )

  api.call(calls.visitTimes, async ({ place, kind, from, until, people, token }) => {
    const found = await visits.times({ place, kind, from, until, people, token })
    if (found === 'away') return new Refusal(503)
    return found === 'unknown' ? notFound('place') : found
  })

  api.call(calls.bookVisit, async ({ lang, country: _country, place, kind, start, people, ...typed }, _catalog, caller) =>
    replyOf(await visits.book({ place, kind, start, people }, typed, { language: lang, ...caller }), 'place'),
  )

  api.call(calls.changeVisit, async ({ lang: _lang, country: _country, ...wanted }) =>
    replyOf(await visits.change(wanted), 'token'),
  )

  api.call(calls.cancelVisit, async ({ token, sequence }) => replyOf(await visits.cancel({ token, sequence }), 'token'))

  api.call(calls.showVisit, async ({ token }) => {
    const found = await visits.show(token)
    if (found === 'away') return new Refusal(503)
    return found === 'unknown' ? notFound('token') : found
  })
}

function replyOf(sent: VisitAnswer, named: 'place' | 'token') {
  switch (sent.outcome) {
    case 'answered':
      return sent.reply
    case 'unknown':
      return notFound(named)
    case 'conflict':
      return new Refusal(409)
    case 'tooMany':
      return new Refusal(429)
    case 'away':
      return new Refusal(503)
  }
}
