import { similarCodes } from '#app/features/forms/model-form/similar-codes.ts'
import { placeholdersIn, replacePlaceholders } from '#catalog/facts/placeholder.ts'
import { joinUnits } from '#catalog/format/typography.ts'
import { breaksBetweenWords } from '#catalog/format/word-breaks.ts'
import { markdownNodes, renderMarkdown } from '#catalog/markdown.ts'
import { markdownFault, maxTextLength } from '#catalog/markdown-limits.ts'
import { codeKey } from '#catalog/queries/code-key.ts'
import { foldLetters } from '#catalog/search/fold.ts'
import { typedInKorean } from '#catalog/search/korean-keyboard.ts'
import { locateMeasures } from '#catalog/search/measures.ts'
import { atomsOf } from '#catalog/search/phrases.ts'
import { queryTerms } from '#catalog/search/terms.ts'
import { canonicalMailbox, mailboxesIn, mailboxIn } from '#contract/contact/mailbox.ts'
import { looksLikePhone, phoneNumbersIn, phoneUrl } from '#contract/contact/phone-number.ts'
import { cleanPostcode } from '#contract/contact/postcode.ts'
import { parseLength } from '#contract/fit/length.ts'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import { parseReference } from '#contract/forms/reference.ts'
import { readSerial } from '#contract/forms/warranty/serial-number.ts'
import { serialVerdict } from '#contract/forms/warranty/serial-verdict.ts'
import { parseFilters } from '#contract/pages/filter-query.ts'
import { parseChoice } from '#contract/pages/list-query.ts'
import { cleanText } from '#contract/text/clean-text.ts'
import { fullName } from '#contract/text/full-name.ts'
import { mayIdentifyPerson } from '#contract/text/may-identify-person.ts'
import { numbersIn } from '#publishing/numbers/numbers-in.ts'
import { faultsOf } from '#studio/edits/check-translation.ts'
import { isContentFile } from '#studio/files/content-path.ts'
import { editYaml } from '#studio/files/edit-yaml.ts'
import { smallestEdits } from '#studio/files/smallest-edits.ts'
import { checkCaptions } from '#studio/media/captions.ts'
import { safeName } from '#studio/media/safe-name.ts'
import { marked, withoutMarks } from '#studio/preview/marks.ts'
import { mergeTexts } from '#studio/releases/merge.ts'
import { termsIn } from '#studio/translations/glossary-terms.ts'
import { inlinePartsOf } from '#studio/translations/inline-parts.ts'
import { xliff } from '#studio/translations/write-xliff.ts'
import { faultText } from '#studio/words/faults/fault-text.ts'
import { htmlParagraph, htmlRows } from '#submissions/channels/mail.ts'
import { emailOf, personKey, personKeys } from '#submissions/person-keys.ts'
import { countedQuery } from '#submissions/searches/counted-query.ts'
import { csvLine } from '#submissions/staff/csv.ts'
import { mailboxOf } from '#submissions/staff/mailbox-of.ts'
import { plain, table } from '#submissions/staff/table.ts'
import { xlsx } from '#submissions/staff/xlsx.ts'
import { mostCharacters } from './hostile-texts.ts'

type Takes = { most?: number; run: (text: string) => unknown }

const concerned = { code: 'HB-7830', serials: [{ from: '261000001', to: '261009999' }] }
/** A body has little more than that in all its fields. */
function everyField(kind: keyof typeof forms, text: string) {
  const { fields } = forms[kind]
  return Object.fromEntries(
    fields.map(({ stored }) => [stored, text.slice(0, Math.min(maxTextLength, mostCharacters / fields.length))]),
  )
}
export const yamlOf = (text: string) => `title: a\nbody: ${JSON.stringify(text)}\n`
const unit = { file: 'news/a/en.yaml', field: 'body', note: '', state: 'current' as const }
const glossary = [{ concept: 'hood', terms: { en: 'downdraft hood' } }]

const functions: Record<string, Record<string, Takes | Takes['run']>> = {
  'what visitors type': {
    cleanText,
    fullName: (text) => fullName(text, text),
    mailboxIn,
    mailboxesIn,
    canonicalMailbox,
    phoneNumbersIn,
    readSerial: (text) => readSerial(text, 'HB-7830'),
    looksLikePhone,
    mayIdentifyPerson,
    parseReference,
    serialVerdict: (text) => serialVerdict(text, concerned),
    parseLength,
    cleanPostcode,
    phoneUrl,
    parseFilters: (text) => parseFilters([text]),
    parseChoice: (text) => parseChoice(new URLSearchParams({ filter: text, price: text, width: text })),
    similarCodes: (text) => similarCodes(text, ['RH-9010', 'HB-7830']),
    ...Object.fromEntries(
      submissionKinds.map((kind) => [`keys of a person: ${kind}`, (text: string) => personKeys(kind, everyField(kind, text))]),
    ),
    personKey: (text) => personKey(text),
    emailOf: (text) => submissionKinds.map((kind) => emailOf(kind, everyField(kind, text))),
  },
  // A query has at most 100 characters.
  'what the search reads': Object.fromEntries(
    Object.entries({
      ...{ foldLetters, typedInKorean, locateMeasures, atomsOf, queryTerms, codeKey, countedQuery },
      breaksBetweenWords: (text: string) => breaksBetweenWords(text, 'zh-Hans'),
    }).map(([name, run]) => [name, { most: 1_024, run }]),
  ),
  'what staff see of it': {
    csvLine: (text) => csvLine([text, text]),
    xlsx: (text) => xlsx(['a'], [[text]]),
    table: (text) => table(['a'], [[{ text }]], plain),
    mailboxOf: (text) => mailboxOf({ fields: { email: text, contact: text } }),
    'mail to staff': (text) => htmlRows([{ label: 'a', value: text }]) + htmlParagraph(text),
  },
  'what staff write': {
    placeholdersIn,
    replacePlaceholders: (text) => replacePlaceholders(text, () => 'x'),
    joinUnits,
    isContentFile,
    safeName,
    checkCaptions: (text) => quietly(() => checkCaptions(Buffer.from(text))),
    faultText: (text) => faultText('zh-Hans', `must be a text, or ${text} must be less than ${text}`),
    inlinePartsOf,
    termsIn: (text) => termsIn(text, glossary, 'ko'),
    faultsOf: { most: maxTextLength, run: (text) => faultsOf(text, `${text}.`) },
    smallestEdits: (text) => smallestEdits({ a: text }, { a: `${text}x` }),
  },
  'what reads content': {
    renderMarkdown: { most: maxTextLength, run: (text) => markdownFault(text) ?? renderMarkdown(text, 'en') },
    markdownNodes: { most: maxTextLength, run: markdownNodes },
    numbersIn: (text) => numbersIn(text, 'en'),
  },
  "the studio's threads": {
    marked: (text) => withoutMarks(marked(text, '\u{f0000}\u{100000}')),
    xliff: (text) => xliff([{ ...unit, english: text, translation: text }], 'ko'),
    editYaml: (text) => quietly(() => editYaml('title: a\nbody: |\n  b\n', [{ set: ['body'], value: text }])),
    mergeTexts: (text) => mergeTexts({ base: yamlOf('a'), theirs: yamlOf(text), mine: yamlOf(`${text}x`) }),
  },
}

/** They run in threads and processes of their own, where nobody else waits for them. */
const apart = ['what reads content', "the studio's threads"]

const quietly = (run: () => unknown) => {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Each with the most that it is given, in characters. */
export const functionsOnTexts = Object.entries(functions).flatMap(([of, own]) =>
  Object.entries(own).map(([name, takes]) => ({
    of,
    name,
    most: mostCharacters,
    apart: apart.includes(of),
    ...(typeof takes === 'function' ? { run: takes } : takes),
  })),
)
