import { SaxesParser, type SaxesTagNS } from 'saxes'
import { FileRefused } from './exchange-unit.ts'

export type XmlElement = {
  uri: string
  name: string
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

const mostLevels = 100

/** Parses XML that somebody sent. Refuses a DOCTYPE: it can define entities that grow without end, or that read other files. */
export function xmlTree(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const root: XmlElement = { uri: '', name: '', attributes: new Map(), children: [] }
  const open = [root]
  parser.on('doctype', () => {
    throw new FileRefused('doctype')
  })
  parser.on('error', (error) => {
    throw new FileRefused('xml', error.message)
  })
  parser.on('opentag', (tag) => {
    const element = elementOf(tag)
    open.at(-1)?.children.push(element)
    open.push(element)
    if (open.length > mostLevels) throw new FileRefused('xml', `more than ${mostLevels} levels`)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => void open.at(-1)?.children.push(text)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  const [top] = elementsIn(root)
  if (!top) throw new FileRefused('xml', 'no element')
  return top
}

function elementOf({ uri, local, attributes }: SaxesTagNS): XmlElement {
  const values = Object.values(attributes).map((attribute) => [attribute.name, attribute.value] as const)
  return { uri, name: local, attributes: new Map(values), children: [] }
}

export function elementsIn({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter((child) => typeof child !== 'string').filter((child) => name === undefined || child.name === name)
}

export const textIn = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
