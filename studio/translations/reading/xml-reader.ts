import { SaxesParser } from 'saxes'
import { FileRefused } from '../exchange-unit.ts'
import { limits } from './limits.ts'

export type OpenTag = { uri: string; name: string; attributes: ReadonlyMap<string, string> }
export type XmlHandlers = {
  open: (tag: OpenTag) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * Parses XML that somebody sent, piece by piece, and keeps nothing of it. Refuses a DOCTYPE: it can define entities that grow without end, or
 * that read other files. Throws a FileRefused.
 */
export function createXmlReader(handlers: XmlHandlers) {
  const parser = new SaxesParser({ xmlns: true })
  let [levels, elements, attributes, sinceTag] = [0, 0, 0, 0]
  parser.on('doctype', () => {
    throw new FileRefused('doctype')
  })
  parser.on('error', (error) => {
    throw new FileRefused('xml', error.message)
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > limits.attributes) throw new FileRefused('elements')
  })
  parser.on('opentag', (tag) => {
    levels += 1
    elements += 1
    attributes = 0
    sinceTag = 0
    if (levels > limits.levels) throw new FileRefused('levels')
    if (elements > limits.elements) throw new FileRefused('elements')
    const values = Object.values(tag.attributes).map(({ name, value }) => [name, value] as const)
    handlers.open({ uri: tag.uri, name: tag.local, attributes: new Map(values) })
  })
  parser.on('closetag', (tag) => {
    levels -= 1
    sinceTag = 0
    handlers.close(tag.local)
  })
  parser.on('text', handlers.text)
  parser.on('cdata', handlers.text)

  return {
    write(piece: string) {
      // The parser collects a text, a comment or an attribute until it ends.
      sinceTag += piece.length
      parser.write(piece)
      if (sinceTag > limits.characters + piece.length) throw new FileRefused('characters')
    },
    end() {
      parser.close()
      if (elements === 0) throw new FileRefused('xml', 'no element')
    },
  }
}
