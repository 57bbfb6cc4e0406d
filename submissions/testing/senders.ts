import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { aComplaint } from './samples.ts'

const { path } = formCalls.feedback
const timeoutMs = 10_000
const pauseMs = 25

export type Acknowledged = ReadonlyMap<string, string>

/**
 * Starts `count` concurrent senders of complaints. Each complaint has its own key. Like the page, a sender retries with the same key until it
 * gets a reference. Every tenth complaint is repeated, and `changed` collects the keys whose reference was different.
 */
export function startSenders(origin: string, count: number) {
  const acknowledged = new Map<string, string>()
  const changed: string[] = []
  let sending = true
  let number = 0

  async function person() {
    while (sending) {
      number += 1
      const key = `key-${number}`
      let reference = await sendComplaint(origin, key)
      while (reference === undefined && sending) {
        await new Promise((resume) => setTimeout(resume, pauseMs))
        reference = await sendComplaint(origin, key)
      }
      if (reference === undefined) continue
      acknowledged.set(key, reference)
      if (number % 10 === 0) {
        const again = await sendComplaint(origin, key)
        if (again !== undefined && again !== reference) changed.push(key)
      }
    }
  }

  const people = Array.from({ length: count }, person)
  return {
    acknowledged: acknowledged as Acknowledged,
    changed,
    async stop() {
      sending = false
      await Promise.all(people)
    },
  }
}

export const textOf = (key: string) => `It hums (${key}).`

/** Sends one complaint. Returns its reference, or undefined if there was no answer or a refusal. */
export async function sendComplaint(origin: string, key: string): Promise<string | undefined> {
  const { phone, city, name, country } = aComplaint().fields
  const fields = { name, countries: country, city, phone, describe: textOf(key) }
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, value ?? ''])),
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { data } = await answer.json()
    return answer.ok ? data.reference : undefined
  } catch {
    return undefined
  }
}
