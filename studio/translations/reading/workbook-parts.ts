import { Unzip, UnzipInflate } from 'fflate'
import { FileRefused } from '../exchange-unit.ts'
import { limits } from './limits.ts'
import { createXmlReader, type XmlHandlers } from './xml-reader.ts'

/** Small, so that little is unpacked between two looks at the limit: at most a thousand times as much. */
const pieceBytes = 1024

/** Reads single files of an archive, each as a stream. The others are not unpacked. */
export function createWorkbookParts(file: Uint8Array) {
  let unpacked = 0

  /** Whether the archive has that file. Throws a FileRefused. */
  function read(name: string, handlers: XmlHandlers): boolean {
    const reader = createXmlReader(handlers)
    const decoder = new TextDecoder()
    const progress = { files: 0, isBegun: false, isRead: false }
    const unzip = new Unzip((entry) => {
      progress.files += 1
      if (progress.files > limits.filesInArchive) throw new FileRefused('zip', `more than ${limits.filesInArchive} files`)
      if (entry.name !== name || progress.isBegun) return
      progress.isBegun = true
      entry.ondata = (error, piece, isLast) => {
        // What is thrown below comes back as an error of the archive.
        if (error) throw error instanceof FileRefused ? error : new FileRefused('zip')
        unpacked += piece.length
        if (unpacked > limits.unpackedBytes) throw new FileRefused('unpacked')
        reader.write(decoder.decode(piece, { stream: !isLast }))
        if (isLast) progress.isRead = true
      }
      entry.start()
    })
    unzip.register(UnzipInflate)
    try {
      for (let at = 0; at < file.length && !progress.isRead; at += pieceBytes)
        unzip.push(file.subarray(at, at + pieceBytes), at + pieceBytes >= file.length)
    } catch (error) {
      throw error instanceof FileRefused ? error : new FileRefused('zip')
    }
    if (progress.isRead) reader.end()
    else if (progress.isBegun) throw new FileRefused('zip')
    return progress.isRead
  }

  return { read }
}
export type WorkbookParts = ReturnType<typeof createWorkbookParts>
