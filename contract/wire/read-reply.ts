/*
 * Readers of what the API returns to forms. Written by hand: the schemas of the calls would add a library to every page with a form. The tests
 * compare both.
 */

/** The result of sending a form. `reference` is missing if the server refused it. */
export type FormResult = { reference?: string; message: string; errors: { field: string; message: string }[] }

export function readFormResult(body: unknown): FormResult {
  const { msg, data, errors } = recordOf(body)
  const { reference } = recordOf(data)
  const listed = Array.isArray(errors) ? errors.map(recordOf) : []
  return {
    ...(typeof reference === 'string' && { reference }),
    message: textOf(msg),
    errors: listed.map(({ field, message }) => ({ field: textOf(field), message: textOf(message) })),
  }
}

/** The token of a form. Undefined if the body has none. */
export function readToken(body: unknown): string | undefined {
  const { token } = recordOf(recordOf(body)['data'])
  return typeof token === 'string' ? token : undefined
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
