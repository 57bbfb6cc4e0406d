/** Why a file is not taken. The browser has the words. */
export const refusals = [
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

export class UploadRefused extends Error {
  readonly reason: UploadRefusal
  constructor(reason: UploadRefusal) {
    super(reason)
    this.reason = reason
  }
}

/** In bytes. */
export const mostUploadBytes = 40 * 1024 * 1024
