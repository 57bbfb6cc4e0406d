const timeoutMs = 30_000

/** Fetches what a part of the page needs only when it is used (G9). The server sends it as JSON of this type. */
export async function readData<Data>(url: string, signal?: AbortSignal): Promise<Data> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`)
  return response.json()
}
