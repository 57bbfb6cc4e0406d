import { aComplaint } from './samples.ts'

const path = '/api/Information/advice'
const patienceMs = 10_000
const pauseMs = 25

export type Acknowledged = ReadonlyMap<string, string>

/**
 * People who send complaints, one after another, each with a key of its own and its number in the text. Who gets no answer, or is asked to come back,
 * tries again with the same key, as the page does; who has one asks once more now and then. References that change are noted.
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

/** One complaint with that key; the reference, or nothing where there was no answer or a refusal. */
export async function sendComplaint(origin: string, key: string): Promise<string | undefined> {
  const { phone, city, name, country } = aComplaint().fields
  const fields = { name, countries: country, city, phone, describe: textOf(key) }
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, value ?? ''])),
      headers: { 'idempotency-key': key },
      signal: AbortSignal.timeout(patienceMs),
    })
    const { data } = await answer.json()
    return answer.ok ? data.reference : undefined
  } catch {
    return undefined
  }
}
