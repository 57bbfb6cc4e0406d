import { z } from 'zod'

/** Why a file is not taken. The browser has the words. */
const refusals = [
  'tooLarge',
  'empty',
  'unknown',
  'svg',
  'heic',
  'broken',
  'pixels',
  'small',
  'captions',
  'encoding',
  'wrongType',
  'place',
  'incomplete',
] as const
export type UploadRefusal = (typeof refusals)[number]

/** In bytes. */
export const mostUploadBytes = 40 * 1024 * 1024

/** What `POST /media` answers with. `written`: the path as the content file says it. */
export const UploadReply = z.union([z.object({ written: z.string() }), z.object({ refused: z.enum(refusals) })])
