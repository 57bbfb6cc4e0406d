import { readFileSync } from 'node:fs'
import { FileRefused, type Incoming, type RefusalCode } from '../exchange-unit.ts'
import { readTranslations } from './read-translations.ts'

/** `peakMb`: the most memory that the process had; undefined where the system doesn't say. */
export type ReadReply = { peakMb: number | undefined } & ({ incoming: Incoming } | { refused: RefusalCode; detail: string })

process.once('message', (file: Uint8Array) => {
  const result = read(file)
  const reply: ReadReply = { ...result, peakMb: peakMb() }
  process.send?.(reply, undefined, undefined, () => process.disconnect?.())
})

/** `maxRSS` would include the memory of the process that started this one. */
function peakMb(): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}

function read(file: Uint8Array) {
  try {
    return { incoming: readTranslations(file) }
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.code, detail: error.detail }
    throw error
  }
}
