import { defaultLanguage, languageNames } from '#contract/languages.ts'
import { FileRefused, type Incoming, type IncomingUnit } from './exchange-unit.ts'
import { beforeCategory } from './write-xliff.ts'
import { elementsIn, textIn, type XmlElement, xmlTree } from './xml-tree.ts'

const maxBytes = 24 * 1024 * 1024
/** 2.1 has the namespace of 2.0. */
const namespaces = ['2.0', '2.2'].map((version) => `urn:oasis:names:tc:xliff:document:${version}`)

/** Reads XLIFF 2. Elements of modules and of other namespaces are skipped. */
export function readXliff(file: Uint8Array): Incoming {
  if (file.length > maxBytes) throw new FileRefused('size')
  const root = xmlTree(decoded(file))
  if (root.name !== 'xliff' || !namespaces.includes(root.uri)) throw new FileRefused('version')
  if (languageNamed(root.attributes.get('srcLang')) !== defaultLanguage) throw new FileRefused('source')
  const language = languageNamed(root.attributes.get('trgLang'))
  const units = core(root, 'file').flatMap((one) => {
    const original = one.attributes.get('original') ?? ''
    return unitsIn(one).map((unit) => readUnit(unit, original))
  })
  return { language, units }
}

/** XML files may also be UTF-16, which some tools of translators write. */
function decoded(file: Uint8Array): string {
  const [first, second] = file
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    throw new FileRefused('xml', 'not UTF-8 or UTF-16')
  }
}

const languageNamed = (tag: string | undefined) =>
  languageNames.find((language) => language.toLowerCase() === tag?.toLowerCase()) ??
  languageNames.find((language) => language === tag?.split('-')[0]?.toLowerCase())

const core = (element: XmlElement, name: string) => elementsIn(element, name).filter(({ uri }) => namespaces.includes(uri))

function unitsIn(element: XmlElement): XmlElement[] {
  return elementsIn(element).flatMap((child) => {
    if (!namespaces.includes(child.uri)) return []
    if (child.name === 'unit') return [child]
    return child.name === 'group' ? unitsIn(child) : []
  })
}

function readUnit(unit: XmlElement, file: string): IncomingUnit {
  const data = new Map(
    core(unit, 'originalData').flatMap((all) =>
      core(all, 'data').map((one) => [one.attributes.get('id'), written(one)] as const),
    ),
  )
  const segments = elementsIn(unit).filter(({ uri, name }) => namespaces.includes(uri) && /^(?:segment|ignorable)$/.test(name))
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
      if (!namespaces.includes(child.uri)) return ''
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
