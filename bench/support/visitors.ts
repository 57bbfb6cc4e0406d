import { formCalls } from '#contract/wire/calls/information-calls.ts'

export type Tally = {
  pages: number
  /** The text of each acknowledged form, with its reference. */
  forms: Map<string, string>
  /** Requests that failed the first time. */
  failed: number
  /** Requests that failed a second time: what a visitor who retries once sees. */
  failedTwice: string[]
}

const timeoutMs = 15_000

/** Visitors who read pages, and visitors who send forms. Each retries a failed request once, at once. */
export function startVisitors(origin: string, { readers, senders, page }: { readers: number; senders: number; page: string }) {
  const tally: Tally = { pages: 0, forms: new Map(), failed: 0, failedTwice: [] }
  let visiting = true
  let number = 0

  async function retriedOnce(attempt: () => Promise<void>) {
    try {
      await attempt()
    } catch {
      tally.failed += 1
      await attempt().catch((error: unknown) => void tally.failedTwice.push(String(error)))
    }
  }

  async function read() {
    while (visiting) {
      await retriedOnce(async () => {
        const answer = await fetch(origin + page, { signal: AbortSignal.timeout(timeoutMs) })
        const html = await answer.text()
        if (!answer.ok || !html.endsWith('</html>')) throw new Error(`${answer.status}, ${html.length} characters`)
        tally.pages += 1
      })
    }
  }

  async function send() {
    while (visiting) {
      number += 1
      const text = `It hums (${number}).`
      // Every second one without a key, as programs of partners may send it.
      const key = number % 2 === 0 ? `nodes-${number}` : undefined
      await retriedOnce(async () => void tally.forms.set(text, await sendForm(origin, text, key)))
    }
  }

  const people = [...Array.from({ length: readers }, read), ...Array.from({ length: senders }, send)]
  return {
    tally,
    async stop() {
      visiting = false
      await Promise.all(people)
    },
  }
}

/** Sends one complaint and returns its reference. */
export async function sendForm(origin: string, text: string, key?: string): Promise<string> {
  const fields = { name: 'Ann Lee', countries: 'Singapore', city: 'Singapore', phone: '+65 9123 4567', describe: text }
  const answer = await fetch(origin + formCalls.feedback.path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { data } = await answer.json()
  if (!answer.ok) throw new Error(String(answer.status))
  return data.reference
}
