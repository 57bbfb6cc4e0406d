import { defaultLanguage, languageNames } from '#contract/languages.ts'
import { FileRefused, type Incoming, type IncomingUnit } from '../exchange-unit.ts'
import { beforeCategory } from '../write-xliff.ts'
import { elementsIn, textIn, type XmlElement } from '../xml-tree.ts'
import { limits } from './limits.ts'
import { createUnitList } from './unit-list.ts'
import { createXmlReader, type OpenTag } from './xml-reader.ts'

/** 2.1 has the namespace of 2.0. */
const namespaces = ['2.0', '2.2'].map((version) => `urn:oasis:names:tc:xliff:document:${version}`)
const isCore = ({ uri }: { uri: string }) => namespaces.includes(uri)
const pieceBytes = 64 * 1024

/** Reads XLIFF 2, one unit after the other. Elements of modules and of other namespaces are skipped. */
export function readXliff(file: Uint8Array): Incoming {
  if (file.length > limits.bytes) throw new FileRefused('size')
  const units = createUnitList()
  const root = { original: '', language: undefined as Incoming['language'] }
  let levels = 0
  /** The level of what is skipped, with all that is in it. */
  let skipped = 0
  /** From the unit to the innermost element. */
  const open: XmlElement[] = []
  let elements = 0
  const reader = createXmlReader({
    open(tag) {
      levels += 1
      if (levels === 1) root.language = languageOf(tag)
      if (open.length > 0) {
        const element = { ...tag, children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
        elements += 1
        if (elements > limits.elementsOfText) throw new FileRefused('elements')
        return
      }
      if (skipped > 0 || levels === 1) return
      const isUnit = isCore(tag) && tag.name === 'unit' && levels > 2
      if (isUnit) {
        open.push({ ...tag, children: [] })
        elements = 0
      } else if (isCore(tag) && levels === 2 && tag.name === 'file') root.original = tag.attributes.get('original') ?? ''
      else if (!isCore(tag) || tag.name !== 'group' || levels === 2) skipped = levels
    },
    text: (text) => void open.at(-1)?.children.push(text),
    close() {
      levels -= 1
      if (skipped > levels) skipped = 0
      const closed = open.pop()
      if (closed && open.length === 0) units.add(readUnit(closed, root.original))
    },
  })
  const decode = decoderOf(file)
  for (let at = 0; at < file.length; at += pieceBytes)
    reader.write(decode(file.subarray(at, at + pieceBytes), at + pieceBytes >= file.length))
  reader.end()
  return { language: root.language, units: units.all }
}

function languageOf({ uri, name, attributes }: OpenTag): Incoming['language'] {
  if (name !== 'xliff' || !namespaces.includes(uri)) throw new FileRefused('version')
  if (languageNamed(attributes.get('srcLang')) !== defaultLanguage) throw new FileRefused('source')
  return languageNamed(attributes.get('trgLang'))
}

/** XML files may also be UTF-16, which some tools of translators write. */
function decoderOf([first, second]: Uint8Array) {
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (piece: Uint8Array, isLast: boolean): string => {
    try {
      return decoder.decode(piece, { stream: !isLast })
    } catch {
      throw new FileRefused('xml', 'not UTF-8 or UTF-16')
    }
  }
}

const languageNamed = (tag: string | undefined) =>
  languageNames.find((language) => language.toLowerCase() === tag?.toLowerCase()) ??
  languageNames.find((language) => language === tag?.split('-')[0]?.toLowerCase())

const core = (element: XmlElement, name: string) => elementsIn(element, name).filter(isCore)

function readUnit(unit: XmlElement, file: string): IncomingUnit {
  const data = new Map(
    core(unit, 'originalData').flatMap((all) =>
      core(all, 'data').map((one) => [one.attributes.get('id'), written(one)] as const),
    ),
  )
  const segments = elementsIn(unit).filter((one) => isCore(one) && /^(?:segment|ignorable)$/.test(one.name))
  const english = segments.flatMap((segment) => core(segment, 'source').map((source) => inlineText(source, data))).join('')
  const notes = core(unit, 'notes').flatMap((all) => core(all, 'note'))
  const before = notes.find(({ attributes }) => attributes.get('category') === beforeCategory)
  const isConfirmed = segments.some(({ attributes }) => /^(?:translated|reviewed|final)$/.test(attributes.get('state') ?? ''))
  return {
    ...{ file, english, isConfirmed },
    field: unit.attributes.get('name') ?? '',
    translation: isWhole(segments) ? segments.map((segment) => targetOf(segment, data)).join('') : '',
    before: before && textIn(before),
  }
}

/** A text that came back in pieces, only some of them translated, is not translated. */
const isWhole = (segments: readonly XmlElement[]) =>
  segments.every((segment) => segment.name === 'ignorable' || core(segment, 'target').length > 0)

/** What is between segments, such as a space, may have no target: then it is the same as in the source. */
function targetOf(segment: XmlElement, data: Data): string {
  const [target = core(segment, 'source')[0]] = core(segment, 'target')
  return target ? inlineText(target, data) : ''
}

type Data = ReadonlyMap<string | undefined, string>

/** The text of a source or a target, with what was protected. Marks of tools are left out. */
function inlineText(element: XmlElement, data: Data): string {
  const original =
    (reference: string, shown: string) =>
    ({ attributes }: XmlElement) =>
      data.get(attributes.get(reference)) ?? attributes.get(shown) ?? ''
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (!isCore(child)) return ''
      switch (child.name) {
        case 'cp':
          return codePoint(child)
        case 'ph':
        case 'sc':
        case 'ec':
          return original('dataRef', 'equiv')(child)
        case 'pc':
          return (
            original('dataRefStart', 'equivStart')(child) + inlineText(child, data) + original('dataRefEnd', 'equivEnd')(child)
          )
        default:
          return inlineText(child, data)
      }
    })
    .join('')
}

const written = (element: XmlElement) => inlineText(element, new Map())

function codePoint({ attributes }: XmlElement): string {
  const code = Number.parseInt(attributes.get('hex') ?? '', 16)
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
