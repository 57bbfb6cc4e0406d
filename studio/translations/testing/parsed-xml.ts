import { createXmlReader } from '../reading/xml-reader.ts'
import { elementsIn, type XmlElement } from '../xml-tree.ts'

/** The whole of a document that a test has made. */
export function xmlTree(text: string): XmlElement {
  const root: XmlElement = { uri: '', name: '', attributes: new Map(), children: [] }
  const open = [root]
  const reader = createXmlReader({
    open(tag) {
      const element = { ...tag, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    text: (piece) => void open.at(-1)?.children.push(piece),
    close: () => void open.pop(),
  })
  reader.write(text)
  reader.end()
  const [top] = elementsIn(root)
  if (!top) throw new Error('no element')
  return top
}
