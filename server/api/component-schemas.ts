import { z } from 'zod'
import * as articles from '#contract/wire/entities/article-entities.ts'
import * as entities from '#contract/wire/entities/entities.ts'
import { CompareResult, Downloads, ProductData, ProductDetail } from '#contract/wire/entities/product-detail.ts'
import { Failure } from '#contract/wire/envelope.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const folder = '#/components/schemas/'
const named = z.registry<{ id: string }>()
const details = { CompareResult, Downloads, ProductData, ProductDetail }
for (const [id, declared] of Object.entries({ ...entities, ...details, ...articles, Failure }))
  if (declared instanceof z.ZodType) named.add(declared, { id })

// Clients must accept fields that are added later, so all objects are open.
const open = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

/** The schemas of all entities by name. They refer to each other by `$ref`. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, { uri: (id) => `${folder}${id}`, override: open })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]))
}

/** The schema of the data of a response. It refers to entities by `$ref`. */
export function dataSchema(data: z.ZodType): JsonSchema {
  const own = named.get(data)
  if (own) return { $ref: `${folder}${own.id}` }
  const { $defs: _entities, ...schema } = z.toJSONSchema(data, { metadata: named, override: open })
  return bare(withComponentReferences(schema))
}

/** The schema of the fields of a request. */
export function fieldSchema(fields: z.ZodObject): JsonSchema {
  return bare(z.toJSONSchema(fields, { io: 'input' }))
}

export function entityName({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(folder) ? $ref.slice(folder.length) : undefined
}

function withComponentReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${folder}`))
}

function bare({ $schema: _dialect, $id: _address, id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema
}
