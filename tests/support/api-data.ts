import type { APIRequestContext } from '@playwright/test'
import type { z } from 'zod'
import type { Call } from '#contract/wire/call.ts'

/** The data that the API returns to a GET request, in English unless `fields` say otherwise. */
export async function apiData<C extends Call>(
  request: APIRequestContext,
  call: C,
  fields: { [Name in keyof z.output<C['fields']>]?: string } = {},
): Promise<z.output<C['data']>> {
  const answer = await request.get(call.path, { params: fields as Record<string, string> })
  const { data } = await answer.json()
  return data
}
