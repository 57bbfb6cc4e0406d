import { extras } from '#contract/forms/extras.ts'
import { type Language, languageEntry } from '#contract/languages.ts'
import type { FormPath, formToken as formTokenCall } from '#contract/wire/information-calls.ts'

const timeoutMs = 30_000
/** Nobody waits long for what is not needed. */
const tokenTimeoutMs = 5_000

/** How sending ends. Whatever it is, what was typed is still in the form. */
export type SendOutcome =
  | { kind: 'received'; reference: string }
  /** The server refused: words for fields, or for all of it. */
  | { kind: 'refused'; message: string; errors: { field: string; message: string }[] }
  /** No answer came. It may have arrived: sent again with the same key, it is stored once. */
  | { kind: 'unanswered' }

type Letter = { path: FormPath; language: Language; values: Readonly<Record<string, string>>; key: string }

/** Sends a form to the API. The key makes a double click, a retry and a lost answer harmless. */
export async function sendForm({ path, language, values, key }: Letter): Promise<SendOutcome> {
  const body = new URLSearchParams({ ...values, lang: languageEntry(language).tag })
  try {
    const answer = await fetch(path, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const envelope: Partial<Envelope> = await answer.json()
    if (answer.ok && envelope.data) return { kind: 'received', reference: envelope.data.reference }
    return { kind: 'refused', message: envelope.msg ?? '', errors: envelope.errors ?? [] }
  } catch {
    return { kind: 'unanswered' }
  }
}

type Envelope = { msg: string; data: { reference: string }; errors: { field: string; message: string }[] }

export type FormToken = () => Promise<Record<string, string>>

/** A token counts for 24 hours from the server's clock. */
const renewedAfterMs = 23 * 60 * 60_000

const failedForMs = 60_000

/**
 * What a form sends to say when it was opened. Ask whenever somebody works on the form: a token that is nearly too old is fetched anew, and
 * so is one that could not be had a minute ago.
 */
export function formToken(): FormToken {
  let fetched: Promise<Record<string, string>> | undefined
  let until = 0
  return () => {
    if (fetched && Date.now() < until) return fetched
    until = Date.now() + renewedAfterMs
    const fetching = fetchFormToken().then((fields) => {
      if (!(extras.token in fields)) until = Date.now() + failedForMs
      return fields
    })
    fetched = fetching
    return fetching
  }
}

const tokenPath: (typeof formTokenCall)['path'] = '/api/Information/token'

/** Without a token sending works too, only less often. */
async function fetchFormToken(): Promise<Record<string, string>> {
  try {
    const answer = await fetch(tokenPath, { signal: AbortSignal.timeout(tokenTimeoutMs) })
    const envelope: { data: { token: string } } = await answer.json()
    return { [extras.token]: envelope.data.token }
  } catch {
    return {}
  }
}
