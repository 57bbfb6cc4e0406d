import type { MarkedText } from '#contract/views/search.ts'
import type { Text } from '#contract/views.ts'
import { isSyllables, locateTerms } from './terms.ts'

/** Tells which terms of a text were searched for. `mayBegin`: a quick test, whether one of them may begin with a code point of a text. */
export type Found = { has(term: string): boolean; mayBegin(codePoint: number): boolean }

type Span = { start: number; end: number }

/** Characters of a text that are searched for an excerpt, to limit the time. */
const searchedLength = 4_000
/** Length of an excerpt in Latin letters. A Chinese or Korean character counts as two. */
const width = 180

/** Marks the found terms in the whole text. */
export function markAll({ text, ...rest }: Text, terms: Found): MarkedText {
  return { parts: partsOf(text, spansIn(text, terms), { start: 0, end: text.length }), ...rest }
}

/** The passage with the most found terms, from the introduction or else from the body. */
export function excerptOf(intro: Text, body: Text, terms: Found): MarkedText {
  const inIntro = foundIn(intro.text, terms)
  // A body is long, so it is searched only if the introduction has no term.
  const inBody = inIntro.length > 0 ? [] : foundIn(body.text, terms)
  const { of, spans } = inBody.length > 0 ? { of: body, spans: inBody } : { of: intro, spans: inIntro }
  const { text, ...rest } = of
  const window = windowAround(text, spans)
  const parts = partsOf(text, spans, window)
  if (window.start > 0) parts.unshift({ text: '… ', marked: false })
  if (window.end < text.length) parts.push({ text: ' …', marked: false })
  return { parts, ...rest }
}

const foundIn = (text: string, terms: Found) => spansIn(text.slice(0, searchedLength), terms)

/** The positions of found terms. Merges adjacent and overlapping ones. */
function spansIn(text: string, terms: Found): Span[] {
  const spans: Span[] = []
  for (const { term, start, end: whole } of locateTerms(text, terms.mayBegin)) {
    const end = terms.has(term) ? whole : start + beginning(term, terms)
    const last = spans.at(-1)
    if (end === start) continue
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
}

/** For a term of two Chinese or Korean characters, the search may have been for the first character only. Returns its length, or 0. */
function beginning(term: string, terms: Found): number {
  const [first = ''] = term
  return isSyllables(first) && terms.has(first) ? first.length : 0
}

/** A window that starts shortly before the densest group of spans. */
function windowAround(text: string, spans: readonly Span[]): Span {
  const length = isSyllables(text.slice(0, 200)) ? width / 2 : width
  if (text.length <= length * 1.3) return { start: 0, end: text.length }
  const countFrom = ({ start }: Span) => spans.filter((span) => span.start >= start && span.end <= start + length * 0.8).length
  const [first] = spans.toSorted((a, b) => countFrom(b) - countFrom(a) || a.start - b.start)
  const wanted = Math.max(0, (first?.start ?? 0) - Math.floor(length / 5))
  const start = wanted < length / 4 ? 0 : wordStart(text, wanted)
  return { start, end: start + length >= text.length ? text.length : wordEnd(text, start + length) }
}

/** Avoids cutting inside a word or a character. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space >= 0 && space - at < 20 ? space + 1 : safe(text, at)
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return at - space < 20 ? space : safe(text, at)
}

const safe = (text: string, at: number) => (/[\uDC00-\uDFFF\p{M}]/u.test(text.charAt(at)) ? at + 1 : at)

function partsOf(text: string, spans: readonly Span[], { start, end }: Span): MarkedText['parts'] {
  const parts: MarkedText['parts'] = []
  let at = start
  for (const span of spans) {
    if (span.start < at || span.end > end) continue
    if (span.start > at) parts.push({ text: text.slice(at, span.start), marked: false })
    parts.push({ text: text.slice(span.start, span.end), marked: true })
    at = span.end
  }
  if (at < end) parts.push({ text: text.slice(at, end), marked: false })
  return parts
}
