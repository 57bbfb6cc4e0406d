import { elementsIn, type XmlElement } from '../xml-tree.ts'
import { xmlTree } from './parsed-xml.ts'

type Rule = { attributes: readonly string[]; required: readonly string[]; children: readonly string[]; hasText?: boolean }

const inline = ['cp', 'ph', 'pc']
/** The elements that we write, as the schema of XLIFF 2.1 describes them. Children are in its order. */
const rules: Readonly<Record<string, Rule>> = {
  xliff: { attributes: ['version', 'srcLang', 'trgLang', 'xmlns'], required: ['version', 'srcLang'], children: ['file'] },
  file: { attributes: ['id', 'original', 'canResegment', 'xml:space'], required: ['id'], children: ['unit'] },
  unit: { attributes: ['id', 'name'], required: ['id'], children: ['notes', 'originalData', 'segment'] },
  notes: { attributes: [], required: [], children: ['note'] },
  note: { attributes: ['category'], required: [], children: [], hasText: true },
  originalData: { attributes: [], required: [], children: ['data'] },
  data: { attributes: ['id'], required: ['id'], children: ['cp'], hasText: true },
  segment: { attributes: ['state', 'subState'], required: [], children: ['source', 'target'] },
  source: { attributes: [], required: [], children: inline, hasText: true },
  target: { attributes: [], required: [], children: inline, hasText: true },
  cp: { attributes: ['hex'], required: ['hex'], children: [] },
  ph: { attributes: ['id', 'dataRef', 'canDelete', 'disp', 'equiv'], required: ['id'], children: [] },
  pc: {
    attributes: ['id', 'dataRefStart', 'dataRefEnd', 'type', 'canDelete', 'dispEnd'],
    required: ['id'],
    children: inline,
    hasText: true,
  },
}
const nameToken = /^[\w.:-]+$/

/** Where a document breaks the schema or the constraints of XLIFF 2.1. */
export function specificationFaults(text: string): string[] {
  const root = xmlTree(text)
  const faults = root.name === 'xliff' && root.uri === 'urn:oasis:names:tc:xliff:document:2.0' ? [] : ['the root']
  if (root.attributes.get('version') !== '2.1') faults.push('the version')
  return [...faults, ...elementFaults(root), ...repeated('file', elementsIn(root)), ...elementsIn(root).flatMap(fileFaults)]
}

function elementFaults(element: XmlElement): string[] {
  const { name, attributes } = element
  const rule = rules[name]
  if (!rule) return [`unknown element ${name}`]
  const names = [...attributes.keys()]
  const places = elementsIn(element).map((child) => rule.children.indexOf(child.name))
  const isMixed = rule.hasText ?? false
  const isInOrder = isMixed || places.every((place, index) => place >= (places[index - 1] ?? 0))
  const hasText = element.children.some((child) => typeof child === 'string' && child.trim() !== '')
  const ids = ['id', 'dataRef', 'dataRefStart', 'dataRefEnd'].flatMap((key) => attributes.get(key) ?? [])
  return [
    ...names.filter((key) => !rule.attributes.includes(key)).map((key) => `${name} has no attribute ${key}`),
    ...rule.required.filter((key) => !names.includes(key)).map((key) => `${name} needs ${key}`),
    ...(places.includes(-1) || !isInOrder ? [`${name} has a wrong child`] : []),
    ...(hasText && !isMixed ? [`${name} has text`] : []),
    ...ids.filter((id) => !nameToken.test(id)).map((id) => `${name} has the id ${id}`),
    ...(attributes.has('hex') && !/^(?:[\dA-F]{2})+$/.test(attributes.get('hex') ?? '') ? ['cp has no hex'] : []),
    ...elementsIn(element).flatMap(elementFaults),
  ]
}

function fileFaults(file: XmlElement): string[] {
  const units = elementsIn(file, 'unit')
  return [...repeated('unit', units), ...units.flatMap(unitFaults)]
}

function unitFaults(unit: XmlElement): string[] {
  const data = elementsIn(unit, 'originalData').flatMap((all) => elementsIn(all, 'data'))
  const known = new Set(data.map(({ attributes }) => attributes.get('id')))
  const segments = elementsIn(unit, 'segment')
  const sides = segments.flatMap((segment) => elementsIn(segment))
  return [
    ...repeated('data', data),
    ...(segments.length === 1 ? [] : ['a unit needs a segment']),
    ...segments.flatMap(({ attributes }) => stateFaults(attributes)),
    ...sides.flatMap((side) => {
      const codes = codesIn(side)
      const references = codes.flatMap(({ attributes }) =>
        ['dataRef', 'dataRefStart', 'dataRefEnd'].map((key) => attributes.get(key)),
      )
      return [
        ...repeated('code', codes),
        ...references.filter((id) => id !== undefined && !known.has(id)).map((id) => `no data ${id}`),
      ]
    }),
  ]
}

function stateFaults(attributes: XmlElement['attributes']): string[] {
  const [state, subState] = [attributes.get('state'), attributes.get('subState')]
  const isState = state === undefined || ['initial', 'translated', 'reviewed', 'final'].includes(state)
  const isSubState = subState === undefined || (state !== undefined && /^[^\s:]+:[^\s:]+$/.test(subState))
  return isState && isSubState ? [] : [`state ${state}, ${subState}`]
}

const codesIn = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => [...(child.name === 'cp' ? [] : [child]), ...codesIn(child)])

function repeated(what: string, elements: readonly XmlElement[]): string[] {
  const ids = elements.map(({ attributes }) => attributes.get('id'))
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the ${what} ${id} is there twice`)
}
