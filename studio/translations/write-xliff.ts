import { defaultLanguage, type Language } from '#contract/languages.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { OutgoingUnit } from './exchange-unit.ts'
import { type InlinePart, inlinePartsOf } from './inline-parts.ts'
import { type State, shortHash } from './records.ts'

const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** A note of this category has the hash of the translation as it was handed out. */
export const beforeCategory = 'before'

const xliffStates = {
  missing: 'initial',
  outdated: 'initial',
  same: 'translated',
  current: 'final',
} as const satisfies Record<State, string>

/** The texts as XLIFF 2.1: a file for each English file, a unit for each field. */
export function xliff(units: readonly OutgoingUnit[], language: Language): string {
  const files = [...Map.groupBy(units, ({ file }) => file)].map(([file, own], index) => fileXml(file, own, index + 1))
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${defaultLanguage}" trgLang="${language}">
${files.join('\n')}
</xliff>
`
}

function fileXml(file: string, units: readonly OutgoingUnit[], number: number): string {
  const inner = units.map((unit, index) => unitXml(unit, index + 1)).join('\n')
  // Tools may not cut a text into sentences: they come back in one piece.
  return `  <file id="f${number}" original="${escapeMarkup(file)}" canResegment="no" xml:space="preserve">
${inner}
  </file>`
}

function unitXml({ field, english, translation, state, note }: OutgoingUnit, number: number): string {
  const data: Data = new Map()
  const source = inlineXml(english, data)
  // A missing translation is left out: an empty one would mean that the text is empty.
  const target = translation === '' ? '' : `\n        <target>${inlineXml(translation, data)}</target>`
  const originalData = [...data].map(([text, id]) => `<data id="d${id}">${charactersXml(text)}</data>`).join('')
  const before = translation === '' ? '' : `<note category="${beforeCategory}">${shortHash(translation)}</note>`
  return `    <unit id="u${number}" name="${escapeMarkup(field)}">
      <notes><note category="place">${escapeMarkup(note)}</note>${before}</notes>${
        originalData === '' ? '' : `\n      <originalData>${originalData}</originalData>`
      }
      <segment state="${xliffStates[state]}"${state === 'outdated' ? ' subState="hearth:outdated"' : ''}>
        <source>${source}</source>${target}
      </segment>
    </unit>`
}

/** The number of each protected text. */
type Data = Map<string, number>

/** Adds what is protected to `data`. The same text gets the same id in source and target, so that tools can match them. */
function inlineXml(text: string, data: Data): string {
  const uses = new Map<string, number>()
  const dataId = (original: string) => {
    const id = data.get(original) ?? data.size + 1
    data.set(original, id)
    return id
  }
  /** Ids are unique within a source or a target. */
  const uniqueId = (id: string) => {
    const use = (uses.get(id) ?? 0) + 1
    uses.set(id, use)
    return use === 1 ? id : `${id}-${use}`
  }
  const xmlOf = (part: InlinePart): string => {
    if (part.kind === 'text') return charactersXml(part.text)
    if (part.kind === 'placeholder') {
      const ref = dataId(part.written)
      const shown = escapeMarkup(part.written)
      return `<ph id="${uniqueId(`p${ref}`)}" dataRef="d${ref}" canDelete="no" disp="${shown}" equiv="${shown}"/>`
    }
    const [start, end] = [dataId(part.start), dataId(part.end)]
    const inner = part.parts.map(xmlOf).join('')
    return `<pc id="${uniqueId(`l${end}`)}" dataRefStart="d${start}" dataRefEnd="d${end}" type="link" canDelete="no" dispEnd="${escapeMarkup(part.end)}">${inner}</pc>`
  }
  return inlinePartsOf(text).map(xmlOf).join('')
}

/** Characters that XML doesn't allow have an element of their own in XLIFF; a parser would turn a carriage return into a line feed. */
function charactersXml(text: string): string {
  return escapeMarkup(text.toWellFormed())
    .replaceAll('\r', '&#13;')
    .replace(notInXml, (character) => {
      return `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`
    })
}

const notInXml = /[^\P{Cc}\t\n\r\x7F-\x9F]|[\uFFFE\uFFFF]/gu
