import { extras } from '#contract/forms/extras.ts'
import { country, type Language, languageEntry } from '#contract/languages.ts'
import type { FormPath, formToken as formTokenCall } from '#contract/wire/calls/information-calls.ts'
import { readFormResult, readToken } from '#contract/wire/read-reply.ts'

const timeoutMs = 30_000
/** Short, because the token is optional. */
const tokenTimeoutMs = 5_000

/** The result of sending. In every case the form still has the values typed. */
export type SendOutcome =
  | { kind: 'received'; reference: string }
  /** The server refused: messages for fields, or for the whole form. */
  | { kind: 'refused'; message: string; errors: { field: string; message: string }[] }
  /** No response. The server may have stored it: sending again with the same key stores it only once. */
  | { kind: 'unanswered' }

type FormRequest = { path: FormPath; language: Language; values: Readonly<Record<string, string>>; key: string }

/** Sends a form to the API. The idempotency key makes double clicks, retries and lost responses harmless. */
export async function sendForm({ path, language, values, key }: FormRequest): Promise<SendOutcome> {
  // As multipart/form-data, in which every character of a long text is at most four bytes.
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...values, lang: languageEntry(language).tag, country })) body.set(name, value)
  try {
    const answer = await fetch(path, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { reference, message, errors } = readFormResult(await answer.json())
    return answer.ok && reference !== undefined ? { kind: 'received', reference } : { kind: 'refused', message, errors }
  } catch {
    return { kind: 'unanswered' }
  }
}

export type FormToken = () => Promise<Record<string, string>>

/** Tokens expire after 24 hours, by the server's clock. */
const tokenRefreshMs = 23 * 60 * 60_000

const retryAfterMs = 60_000

/**
 * A token that says when the form was opened. Ask for it whenever a visitor works on the form: a token close to expiry, or one whose request failed,
 * is fetched again.
 */
export function formToken(): FormToken {
  let fetched: Promise<Record<string, string>> | undefined
  let until = 0
  return () => {
    if (fetched && Date.now() < until) return fetched
    until = Date.now() + tokenRefreshMs
    const fetching = fetchFormToken().then((fields) => {
      if (!(extras.token in fields)) until = Date.now() + retryAfterMs
      return fields
    })
    fetched = fetching
    return fetching
  }
}

const tokenPath: (typeof formTokenCall)['path'] = '/api/Information/token'

/** The token is optional: without one, the server limits sending more strictly. */
async function fetchFormToken(): Promise<Record<string, string>> {
  try {
    const answer = await fetch(tokenPath, { signal: AbortSignal.timeout(tokenTimeoutMs) })
    const token = readToken(await answer.json())
    return token === undefined ? {} : { [extras.token]: token }
  } catch {
    return {}
  }
}
