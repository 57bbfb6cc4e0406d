import type { UploadRefusal } from '../wire/media.ts'

export class UploadRefused extends Error {
  readonly reason: UploadRefusal
  constructor(reason: UploadRefusal) {
    super(reason)
    this.reason = reason
  }
}
