import { extras } from '#contract/forms/extras.ts'
import { type Language, languageEntry } from '#contract/languages.ts'

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

type Letter = { path: string; language: Language; values: Readonly<Record<string, string>>; key: string }

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

/** Says when the form was opened. Without it sending works too, only less often. */
export async function fetchFormToken(): Promise<Record<string, string>> {
  try {
    const answer = await fetch('/api/Information/token', { signal: AbortSignal.timeout(tokenTimeoutMs) })
    const envelope: { data: { token: string } } = await answer.json()
    return { [extras.token]: envelope.data.token }
  } catch {
    return {}
  }
}
