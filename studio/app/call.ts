import type { Answers } from '../server/handlers.ts'
import type { CallName, FieldsOf } from '../wire/calls.ts'

export type Fault = 'key' | 'away' | 'database' | 'missing' | 'edit' | 'full' | 'readOnly'

/** A call that changed nothing. `fault` names the message. */
export class CallFailed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

const faults = new Map<number, Fault>([
  [403, 'key'],
  [404, 'missing'],
  [422, 'edit'],
  [503, 'database'],
])

async function storageFault(response: Response | undefined): Promise<Fault | undefined> {
  if (response?.status !== 507) return undefined
  const { error } = await response.json()
  return error === 'readOnly' ? 'readOnly' : 'full'
}

async function send(name: CallName, fields: object): Promise<Response> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }).catch(() => undefined)
  if (!response?.ok) throw new CallFailed((await storageFault(response)) ?? faults.get(response?.status ?? 0) ?? 'away')
  return response
}

/** Calls the server. Throws a CallFailed. */
export async function call<Name extends keyof Answers>(name: Name, fields: FieldsOf<Name>): Promise<NonNullable<Answers[Name]>> {
  return (await send(name, fields)).json()
}

/** Downloads a file. Fields travel in the body, so nothing personal is in an address. */
export async function download<Name extends 'export' | 'exportPerson' | 'translateExport'>(name: Name, fields: FieldsOf<Name>) {
  const response = await send(name, fields)
  const fileName = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export'
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
