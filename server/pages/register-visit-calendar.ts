import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { mailWords } from '#i18n/mails/mail-words.ts'
import { calendarPath, feedPath, type VisitDesk } from '#submissions/receive/visits.ts'
import { StoreUnavailable } from '#submissions/store/store.ts'
import { visitCalendar } from '#submissions/visits/visit-calendar.ts'
import type { StoredVisit } from '#submissions/visits/visit-row.ts'
import { requestNotes } from '../http/request-notes.ts'

type Parts = { visits: Pick<VisitDesk, 'stored' | 'feed'>; catalog: () => Catalog; publicUrl: string }

/** Calendar entries: of one visit, for its visitor, and of all visits to a place, for staff. They have nothing about the visitors. */
export function registerVisitCalendar(app: FastifyInstance, { visits, catalog, publicUrl }: Parts) {
  app.get(calendarPath, async (request, reply) => {
    const { token } = queryOf(request, ['token'])
    return send(reply, await unlessAway(visits.stored(token ?? '').then((visit) => visit && [visit])))
  })

  app.get(feedPath, async (request, reply) => {
    const { place = '', secret = '' } = queryOf(request, ['place', 'secret'])
    return send(reply, await unlessAway(visits.feed(place, secret)))
  })

  function send(reply: FastifyReply, found: readonly StoredVisit[] | undefined | 'away') {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    if (found === 'away') {
      requestNotes(reply.raw).unavailable = 'database'
      return reply.status(503).header('Retry-After', '5').send()
    }
    if (!found) return reply.status(404).send()
    reply.headers({
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    })
    return reply.send(visitCalendar(found.map(eventOf)))
  }

  function eventOf(visit: StoredVisit) {
    const { brand } = catalog().site(defaultLanguage)
    const place = catalog()
      .visitPlaces(defaultLanguage)
      .find(({ id }) => id === visit.place)
    return {
      visit,
      host: new URL(publicUrl).hostname,
      title: `${brand}: ${mailWords(defaultLanguage)(`visit.${visit.kind}`)}`,
      text: visit.reference,
      location: place ? `${place.name.text}, ${place.address.text}` : '',
    }
  }
}

async function unlessAway<Result>(answer: Promise<Result>): Promise<Result | 'away'> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'away'
    throw error
  }
}

function queryOf<Name extends string>({ query }: FastifyRequest, names: readonly Name[]): Partial<Record<Name, string>> {
  const given = new Map<string, unknown>(Object.entries(query ?? {}))
  const texts = names.flatMap((name) => {
    const value = given.get(name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  // The keys are the names.
  return Object.fromEntries(texts) as Partial<Record<Name, string>>
}
