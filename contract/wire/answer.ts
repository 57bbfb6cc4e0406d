import { z } from 'zod'

/** What stands around the data of every call that could be answered. */
export const success = <Data extends z.ZodType>(data: Data) => z.object({ code: z.literal(1), msg: z.literal('success'), data })

/** The answer of every call that could not, beside its HTTP status. */
export const Failure = z.object({
  code: z.literal(0),
  msg: z.string().describe('A sentence in the caller’s language'),
  errors: z
    .array(z.object({ field: z.string().describe('Its name on the wire'), message: z.string() }))
    .describe('The fields that led to it, in the order of the form'),
})
