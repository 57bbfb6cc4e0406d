import type { z } from 'zod'
import type { Catalog } from '#catalog/catalog.ts'
import type { Call } from '#contract/wire/call.ts'
import { successJson } from '#server/api/answers.ts'
import type { Api, Handler } from '#server/api/api.ts'
import { checkFields, hasTooManyFields, tooLongFields } from '#server/api/check-fields.ts'
import { indexApi } from '#server/api/index-api.ts'
import { newsApi } from '#server/api/news-api.ts'
import { placeApi } from '#server/api/place-api.ts'
import { productApi } from '#server/api/product-api.ts'
import { readUrlencoded } from '#server/api/read-urlencoded.ts'
import { Refusal } from '#server/api/refusal.ts'
import { searchApi } from '#server/api/search-api.ts'
import { withoutMarks } from './marks.ts'

type Answer = { status: number; json: string }
type Read = (query: string, catalog: Catalog) => Promise<Answer>

const failed = (status: number): Answer => ({ status, json: JSON.stringify({ code: 0, msg: '', errors: [] }) })

/** The reads of the site's API, by path. Nothing is stored or counted, so what visitors send is not among them. */
export function createApiReads(): ReadonlyMap<string, Read> {
  const reads = new Map<string, Read>()

  function call<Fields extends z.ZodObject, Data extends z.ZodType>(
    { kind, path, fields }: Call<Fields, Data>,
    handler: Handler<Fields, Data>,
  ) {
    if (kind !== 'read') return
    reads.set(path.toLowerCase(), async (query, catalog) => {
      const form = readUrlencoded(Buffer.from(query, 'latin1'))
      if (!form.ok || hasTooManyFields(form.pairs) || tooLongFields(form.pairs).length > 0) return failed(400)
      const checked = checkFields(fields, form.pairs)
      if (!checked.ok) return failed(400)
      const data = await handler(checked.fields, catalog, { address: 'studio', idempotencyKey: undefined })
      if (data instanceof Refusal) return failed(data.status)
      return { status: 200, json: withoutMarks(successJson(data)) }
    })
  }

  const api: Api = { call, served: new Map() }
  indexApi(api)
  placeApi(api)
  productApi(api)
  newsApi(api)
  searchApi(api, { countOpened: () => {} })
  return reads
}
