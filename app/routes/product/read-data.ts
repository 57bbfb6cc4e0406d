const timeoutMs = 30_000

/** Fetches what a part of the page needs only when it is used. The server sends it as JSON of this type. */
export async function readData<Data>(url: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}`)
  return response.json()
}
