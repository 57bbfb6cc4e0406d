import type { ZodMiniType } from 'zod/mini'

const timeoutMs = 30_000

/** Fetches what a part of the page needs only when it is used (G9). Rejects too if it is not what the schema says, which may load beside it. */
export async function readData<Data>(
  url: string,
  schema: ZodMiniType<Data> | Promise<ZodMiniType<Data>>,
  signal?: AbortSignal,
): Promise<Data> {
  const [data, loadedSchema] = await Promise.all([fetchJson(url, signal), schema])
  return loadedSchema.parse(data)
}

async function fetchJson(url: string, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`)
  return response.json()
}
