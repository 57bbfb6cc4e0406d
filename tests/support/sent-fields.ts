import type { Request } from '@playwright/test'

/** The fields of a form that a page has sent. */
export async function sentFields(request: Request | undefined): Promise<FormData> {
  const headers = { 'Content-Type': request?.headers()['content-type'] ?? '' }
  return new Response(new Uint8Array(request?.postDataBuffer() ?? []), { headers }).formData()
}
