import { z } from 'zod'

type Field<Source, Schema extends z.ZodType> = { schema: Schema; from: (source: Source) => z.input<Schema> }
type FieldOf<Source> = <Schema extends z.ZodType>(
  schema: Schema,
  from: (source: Source) => z.input<Schema>,
) => Field<Source, Schema>

type Shape<Fields> = { [Name in keyof Fields]: Fields[Name] extends { schema: infer Schema extends z.ZodType } ? Schema : never }

/**
 * An entity of the wire, declared once: under each of its names what it holds, and which part of `Source` that is. Gives the schema, for
 * OpenAPI and tests, and the function that makes the entity.
 */
export function entityOf<Source>() {
  const field: FieldOf<Source> = (schema, from) => ({ schema, from })
  return <Fields extends Record<string, { schema: z.ZodType; from: (source: Source) => unknown }>>(
    declare: (field: FieldOf<Source>) => Fields,
  ) => {
    const fields = Object.entries(declare(field))
    // Object.fromEntries forgets the names; they are the declaration's own.
    const shape = Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])) as Shape<Fields>
    const schema = z.object(shape)
    const from = (source: Source) =>
      Object.fromEntries(fields.map(([name, one]) => [name, one.from(source)])) as z.input<typeof schema>
    return { schema, from }
  }
}
