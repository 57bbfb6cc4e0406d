import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'

/** Where a value is stored. One number, because there are as many as files. */
export type StoredValue = number

/** Values as bytes: as objects, those of thousands of entries would take more memory than the site. */
export type ValueStore = {
  /** `bytes` are from `serialize` of `node:v8`. */
  keep(bytes: Uint8Array): StoredValue
  /** A new copy of the value on each call. */
  read(stored: StoredValue): unknown
  [Symbol.dispose](): void
}

const pageBytes = 1024 * 1024
/** How much of the file is read at once: values are mostly read in the order in which they were stored, and each read takes as long as unpacking a value. */
const windowBytes = 32 * 1024
/** Before each value: how many bytes it has. */
const lengthBytes = 4

/** A part of the store, `position` bytes from its start. Without `bytes`, it is in the file. */
type Page = { position: number; bytes: Buffer | undefined }

/** Without a folder, or if its disk is full, the bytes stay in memory. Otherwise they are in a file that ends with the process. */
export function createValueStore(folder?: string): ValueStore {
  const descriptor = folder === undefined ? undefined : openUnnamed(folder)
  const pages: Page[] = []
  let last = { position: 0, bytes: Buffer.alloc(0), used: 0 }
  /** What was read from the file last. What is in the file never changes. */
  const window = { position: 0, length: 0, bytes: Buffer.alloc(0) }

  function startPage(size: number) {
    const position = last.position + last.bytes.length
    const bytes = moveToFile() && last.bytes.length === size ? last.bytes : Buffer.allocUnsafeSlow(size)
    last = { position, bytes, used: 0 }
    pages.push({ position, bytes })
  }

  function moveToFile(): boolean {
    const page = pages.at(-1)
    if (descriptor === undefined || !page) return false
    try {
      if (writeSync(descriptor, last.bytes, 0, last.bytes.length, last.position) < last.bytes.length) return false
      page.bytes = undefined
      return true
    } catch {
      return false
    }
  }

  function bytesAt(position: number, length: number): Buffer {
    const page = pages.findLast((one) => one.position <= position)
    if (page?.bytes) return page.bytes.subarray(position - page.position, position - page.position + length)
    const isInWindow = window.position <= position && position + length <= window.position + window.length
    if (!isInWindow) moveWindow(position, length)
    return window.bytes.subarray(position - window.position, position - window.position + length)
  }

  function moveWindow(position: number, least: number) {
    if (descriptor === undefined) throw new Error('There is no file with the values')
    const size = Math.max(windowBytes, least)
    if (window.bytes.length < size) window.bytes = Buffer.allocUnsafeSlow(size)
    // What the last page will overwrite is not read yet.
    const end = Math.min(position + window.bytes.length, last.position)
    window.position = position
    window.length = 0
    const length = readSync(descriptor, window.bytes, 0, end - position, position)
    if (length < least) throw new Error('The file with the values is incomplete')
    window.length = length
  }

  return {
    keep(bytes) {
      const size = lengthBytes + bytes.length
      if (last.used + size > last.bytes.length) startPage(Math.max(pageBytes, size))
      const stored = last.position + last.used
      last.bytes.writeUInt32LE(bytes.length, last.used)
      last.bytes.set(bytes, last.used + lengthBytes)
      last.used += size
      return stored
    },
    read(stored) {
      const length = bytesAt(stored, lengthBytes).readUInt32LE()
      return deserialize(bytesAt(stored + lengthBytes, length))
    },
    [Symbol.dispose]() {
      if (descriptor !== undefined) closeSync(descriptor)
    },
  }
}

/** A file without a name is removed by the system, however the process ends. */
function openUnnamed(folder: string): number | undefined {
  const path = join(folder, `values-${randomUUID()}.tmp`)
  try {
    mkdirSync(folder, { recursive: true })
    const descriptor = openSync(path, 'wx+', 0o600)
    rmSync(path)
    return descriptor
  } catch {
    return undefined
  }
}
