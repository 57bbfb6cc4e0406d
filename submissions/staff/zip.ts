import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; text: string }

const deflated = 8
const utf8Names = 0x0800
/** 1 January 1980: what is in it does not depend on when it was made. */
const dosDate = 0x0021

/** A ZIP archive of a few small texts (APPNOTE 4.3). */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files = entries.map(({ name, text }) => {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    return { name: Buffer.from(name), packed, fields: [dosDate, crc32(bytes), packed.length, bytes.length] as const }
  })
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, packed, fields } of files) {
    const head = Buffer.concat([header(0x04034b50, [20], fields, [name.length, 0]), name])
    const record = header(0x02014b50, [20, 20], fields, [name.length, 0, 0, 0, 0, 0, 0])
    const position = Buffer.alloc(4)
    position.writeUInt32LE(offset)
    central.push(record, position, name)
    local.push(head, packed)
    offset += head.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

type FileFields = readonly [date: number, checksum: number, packed: number, size: number]

/** What both headers of a file share, between the versions before it and the lengths behind it. */
function header(signature: number, versions: readonly number[], [date, ...sizes]: FileFields, rest: readonly number[]): Buffer {
  const shorts = [...versions, utf8Names, deflated, 0, date]
  const bytes = Buffer.alloc(4 + shorts.length * 2 + sizes.length * 4 + rest.length * 2)
  let at = bytes.writeUInt32LE(signature)
  for (const value of shorts) at = bytes.writeUInt16LE(value, at)
  for (const value of sizes) at = bytes.writeUInt32LE(value, at)
  for (const value of rest) at = bytes.writeUInt16LE(value, at)
  return bytes
}
