import { NotUtf8, utf8Text } from '#publishing/files/utf8-text.ts'
import { UploadRefused } from './upload-refused.ts'

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?: .*)?$/

/** Checks WebVTT captions: UTF-8, at least one cue, and cues that end after they start. Throws an UploadRefused. */
export function checkCaptions(bytes: Uint8Array): void {
  const lines = linesOf(bytes)
  const timings = lines.filter((line) => line.includes('-->'))
  const isRight = timings.every((line) => {
    const found = timing.exec(line.trim())
    return found !== null && seconds(found.slice(1, 5)) < seconds(found.slice(5, 9))
  })
  if (timings.length === 0 || !isRight) throw new UploadRefused('captions')
}

function linesOf(bytes: Uint8Array): string[] {
  try {
    return utf8Text(bytes).split(/\r\n|\n|\r/)
  } catch (error) {
    throw error instanceof NotUtf8 ? new UploadRefused('encoding') : error
  }
}

const seconds = ([hours = '0', minutes, rest, thousandths]: readonly (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(thousandths) / 1000
