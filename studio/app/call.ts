import { z } from 'zod'
import { type CallName, type FieldsOf, type ResultName, type ResultOf, results } from '../wire/calls.ts'

export type Fault = 'refused' | 'key' | 'role' | 'away' | 'outdated' | 'database' | 'missing' | 'edit' | 'full' | 'readOnly'

/** A call without a result. `fault` names the message. `isKnown`: it is known that nothing was changed. */
export class CallFailed extends Error {
  readonly fault: Fault
  readonly isKnown: boolean
  constructor(fault: Fault, isKnown = true) {
    super(fault)
    this.fault = fault
    this.isKnown = isKnown
  }
}

export const faultOf = (error: unknown): Fault => (error instanceof CallFailed ? error.fault : 'away')

/** Calls that change nothing. After any other, a lost response leaves open whether it was done. */
const reads: ReadonlySet<CallName> = new Set<CallName>([
  ...(['me', 'counts', 'list', 'entry', 'person', 'export', 'exportPerson'] as const),
  ...([
    'entries',
    'faults',
    'checkAgain',
    'countries',
    'entryForm',
    'entryVersions',
    'entryFaults',
    'labels',
    'references',
    'drafts',
  ] as const),
  ...(['visitPlaces', 'visits', 'visitFeed', 'visitCounts'] as const),
  ...(['publishing', 'publishCheck', 'history', 'historyDifference', 'previewPlace'] as const),
  ...(['translateProgress', 'translateList', 'translateNext', 'translateText', 'translateExport'] as const),
])

export const isRead = (name: CallName): boolean => reads.has(name)

/** Longer than the studio lets a check take. After that, nothing comes any more. */
const readTimeoutMs = 150_000

const faults = new Map<number, Fault>([
  [403, 'key'],
  [404, 'missing'],
  [422, 'edit'],
  [503, 'database'],
])

const RoleRefusal = z.object({ error: z.literal('role') })

/** Whether the studio knows who asks, and does not allow it. */
async function isForbidden(response: Response | undefined): Promise<boolean> {
  if (response?.status !== 403) return false
  return RoleRefusal.safeParse(await response.json().catch(() => undefined)).success
}

const StorageRefusal = z.object({ error: z.enum(['readOnly', 'full']) })

async function storageFault(response: Response | undefined): Promise<Fault | undefined> {
  if (response?.status !== 507) return undefined
  const { data } = StorageRefusal.safeParse(await response.json().catch(() => undefined))
  return data?.error ?? 'full'
}

/** A file is the whole body. The other fields of its call are in the URL. */
function requestOf(name: CallName, { file, ...others }: { file?: unknown }): [url: string, RequestInit] {
  if (file instanceof Uint8Array) {
    const headers = { 'Content-Type': 'application/octet-stream' }
    return [`/api/${name}?${new URLSearchParams(others)}`, { method: 'POST', headers, body: new Uint8Array(file) }]
  }
  const headers = { 'Content-Type': 'application/json' }
  return [`/api/${name}`, { method: 'POST', headers, body: JSON.stringify({ file, ...others }) }]
}

async function send(name: CallName, fields: object): Promise<Response> {
  const [url, request] = requestOf(name, fields)
  const signal = isRead(name) ? AbortSignal.timeout(readTimeoutMs) : null
  const response = await fetch(url, { ...request, signal }).catch(() => undefined)
  if (response?.ok) return response
  const status = response?.status ?? 0
  const isRefused = status >= 400 && status < 500
  const storage = await storageFault(response)
  const role = (await isForbidden(response)) ? 'role' : undefined
  const fault = storage ?? role ?? faults.get(status) ?? (isRefused ? 'refused' : 'away')
  throw new CallFailed(fault, isRead(name) || isRefused || storage !== undefined)
}

/** Calls the server. Throws a CallFailed. */
export async function call<Name extends ResultName>(name: Name, fields: FieldsOf<Name>): Promise<ResultOf<Name>> {
  const response = await send(name, fields)
  const json: unknown = await response.json().catch(() => {
    // It broke off, or something in between has answered.
    throw new CallFailed('away', isRead(name))
  })
  const result = results[name].safeParse(json)
  // The studio was updated while this page was open.
  if (!result.success) throw new CallFailed('outdated', isRead(name))
  return result.data as ResultOf<Name>
}

/** Downloads a file. Returns whether there was anything to download. Fields travel in the body, so nothing personal is in an address. */
export async function download<Name extends 'export' | 'exportPerson' | 'translateExport'>(
  name: Name,
  fields: FieldsOf<Name>,
): Promise<boolean> {
  const response = await send(name, fields)
  if (response.status === 204) return false
  const fileName = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export'
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
