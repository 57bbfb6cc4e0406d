import { z } from 'zod'

type Field<Source, Schema extends z.ZodType> = { schema: Schema; from: (source: Source) => z.input<Schema> }
type FieldOf<Source> = <Schema extends z.ZodType>(
  schema: Schema,
  from: (source: Source) => z.input<Schema>,
) => Field<Source, Schema>

type Shape<Fields> = { [Name in keyof Fields]: Fields[Name] extends { schema: infer Schema extends z.ZodType } ? Schema : never }

/**
 * Declares an API entity once: each field with its schema and how to get it from `Source`. Returns the schema, for OpenAPI and tests,
 * and the function `from`, which builds the entity.
 */
export function entityOf<Source>() {
  const field: FieldOf<Source> = (schema, from) => ({ schema, from })
  return <Fields extends Record<string, { schema: z.ZodType; from: (source: Source) => unknown }>>(
    declare: (field: FieldOf<Source>) => Fields,
  ) => {
    const fields = Object.entries(declare(field))
    // Object.fromEntries loses the key types; the keys are those of the declaration.
    const shape = Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])) as Shape<Fields>
    const schema = z.object(shape)
    const from = (source: Source) =>
      Object.fromEntries(fields.map(([name, one]) => [name, one.from(source)])) as z.input<typeof schema>
    return { schema, from }
  }
}
