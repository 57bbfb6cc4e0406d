import { z } from 'zod'

/** The response envelope of a successful call. */
export const success = <Data extends z.ZodType>(data: Data) => z.object({ code: z.literal(1), msg: z.literal('success'), data })

/** The response body of a failed call. */
export const Failure = z.object({
  code: z.literal(0),
  msg: z.string().describe('A sentence in the requested language'),
  errors: z
    .array(z.object({ field: z.string().describe('Name of the field in the API'), message: z.string() }))
    .describe('The invalid fields, in form order'),
})
