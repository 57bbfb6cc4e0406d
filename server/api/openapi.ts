import type { Call } from '#contract/wire/call.ts'
import { apiWords } from '#i18n/api/api-words.ts'
import { componentSchemas, dataSchema, fieldSchema, type JsonSchema } from './component-schemas.ts'
import { bodyTypes } from './read-body.ts'
import type { RefusalStatus } from './refusal.ts'

const refusals: readonly RefusalStatus[] = [400, 404, 405, 413, 415, 429, 503]
const sendRefusals: readonly RefusalStatus[] = [...refusals, 403, 409]

/** The OpenAPI 3.1 document of the API, made from the schemas that validate requests. */
export function openApi(calls: readonly Call[], { title, version }: { title: string; version: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Every call takes POST with fields as multipart/form-data, application/x-www-form-urlencoded or application/json; calls that read take GET as well, with the fields in the query. Paths match in any case.',
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, operations(call)])),
    components: {
      schemas: componentSchemas(),
      responses: Object.fromEntries(sendRefusals.map((status) => [String(status), refusalResponse(status)])),
    },
  }
}

function operations(call: Call) {
  const name = call.path.slice('/api/'.length).replaceAll('/', '_')
  const shared = {
    summary: call.summary,
    description: call.notes,
    tags: [familyOf(call)],
  }
  const schema = fieldSchema(call.fields)
  const body = { required: false, content: Object.fromEntries(bodyTypes.map((type) => [type, { schema }])) }
  const post = { ...shared, operationId: `${name}_post`, requestBody: body, responses: responses(call) }
  if (call.kind === 'send') return { post: { ...post, parameters: [idempotencyKey] } }
  return { get: { ...shared, operationId: `${name}_get`, parameters: queryParameters(schema), responses: responses(call) }, post }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Within 24 hours the same key with the same fields is the same submission and gives the same reference; with other fields it is refused (409).',
  schema: { type: 'string', maxLength: 100 },
}

/** `Product` for `/api/Product/getseries` or `/api/product/getseries`. */
export function familyOf({ path }: Call): string {
  const family = path.split('/')[2] ?? ''
  return family.charAt(0).toUpperCase() + family.slice(1)
}

function queryParameters({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, property]) => {
    const schema = typeof property === 'object' ? property : {}
    const nested = schema.type === 'string' ? {} : { style: 'deepObject', explode: true }
    return { name, in: 'query', required: required.includes(name), schema, ...nested }
  })
}

function responses(call: Call) {
  const statuses = call.kind === 'send' ? sendRefusals : refusals
  const schema = {
    type: 'object',
    properties: { code: { const: 1 }, msg: { const: 'success' }, data: dataSchema(call.data) },
    required: ['code', 'msg', 'data'],
  }
  return {
    200: { description: 'The requested data', content: { 'application/json': { schema } } },
    ...Object.fromEntries(statuses.map((status) => [String(status), { $ref: `#/components/responses/${status}` }])),
  }
}

function refusalResponse(status: RefusalStatus) {
  const schema = { $ref: '#/components/schemas/Failure' }
  return { description: apiWords('en')(`refusal.${status}`), content: { 'application/json': { schema } } }
}
