export type XmlElement = {
  uri: string
  name: string
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

export function elementsIn({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter((child) => typeof child !== 'string').filter((child) => name === undefined || child.name === name)
}

export const textIn = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
