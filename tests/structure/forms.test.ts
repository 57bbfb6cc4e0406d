import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseTypes, otherCode, purchaseChannels, registrationCategories } from '#contract/forms/choices.ts'
import type { FormField, SubmissionKind } from '#contract/forms/form.ts'
import { forms, submissionKinds } from '#contract/forms/forms.ts'
import { visitKinds } from '#contract/visits/kinds.ts'
import type { Call } from '#contract/wire/call.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { submissionApi } from '#server/api/submission-api.ts'
import { choicesInChinese } from '#studio/words/choices.ts'
import { readable } from '#submissions/staff/readable.ts'
import { formPages } from '../support/visitor-forms.ts'

const fromCatalog: readonly string[] = []

/** The options of every choice, by form and stored name. Those of the catalog have names already. */
const options = new Map<string, readonly string[]>([
  ['enquiry.category', fromCatalog],
  ['enquiry.series', fromCatalog],
  ['registration.house_type', houseTypes],
  ['registration.cate_name', registrationCategories],
  ['registration.code', [otherCode]],
  ['registration.channel', purchaseChannels],
  ['visit.place', fromCatalog],
  ['visit.visit_kind', visitKinds],
])

const choices = Object.values(forms).flatMap(({ kind, fields }) =>
  fields.filter((field: FormField) => field.kind === 'choice').map((field) => ({ name: `${kind}.${field.stored}`, field })),
)

/** What the privacy text calls each form, in its table of what visitors give us. */
const inPrivacyText: Readonly<Record<SubmissionKind, string>> = {
  subscribe: 'Newsletter',
  enquiry: 'Enquiry on the home page or from My kitchen',
  cooperation: 'Project enquiry',
  registration: 'Appliance registration',
  dealer: 'Dealer application',
  feedback: 'Feedback and complaints',
  supplier: 'Supplier form',
  withdrawal: 'Withdrawal of consent',
  visit: 'Visit to a showroom',
}

describe('every form', () => {
  it('has its call, which server/api/submission-api.ts serves', () => {
    const served = new Set<string>()
    const call = ({ path }: Call) => served.add(path)
    const unused = {} as Parameters<typeof submissionApi>[1]
    submissionApi({ call } as unknown as Parameters<typeof submissionApi>[0], unused)
    const calls = new Map<string, Call>(Object.entries(formCalls))
    const missing = submissionKinds.filter((kind) => !served.has(calls.get(kind)?.path ?? ''))
    expect(
      missing,
      'add them to formCalls in contract/wire/calls/information-calls.ts and to server/api/submission-api.ts',
    ).toEqual([])
  })

  it('has its page in the browser tests', () => {
    // A visit has a page and tests of its own: tests/browser/visit.spec.ts.
    const tested = new Set<SubmissionKind>([...formPages.map(({ form }) => form.kind), 'visit'])
    const missing = submissionKinds.filter((kind) => !tested.has(kind))
    expect(missing, 'add them to formPages in tests/support/visitor-forms.ts').toEqual([])
  })

  it('has its retention in the operating manual', () => {
    const manual = readFileSync('docs/operating.md', 'utf8')
    const missing = submissionKinds.filter((kind) => !new RegExp(`^\\| \`${kind}\` +\\|`, 'm').test(manual))
    expect(missing, 'add them to the table of retention in docs/operating.md').toEqual([])
  })

  it('has its row in the privacy text', () => {
    const text = readFileSync('content/pages/terms-and-privacy/en.yaml', 'utf8')
    const missing = submissionKinds.filter((kind) => !text.includes(`\n      | ${inPrivacyText[kind]} | `))
    expect(missing, 'add them to the tables in content/pages/terms-and-privacy/').toEqual([])
  })
})

describe('every choice of a form', () => {
  it('has options that this test knows', () => {
    const missing = choices.map(({ name }) => name).filter((name) => !options.has(name))
    expect(missing, 'add their options to contract/forms/choices.ts and to `options` in tests/structure/forms.test.ts').toEqual(
      [],
    )
  })

  const known = choices.flatMap(({ name, field }) => (options.get(name) ?? []).map((value) => ({ name, field, value })))

  it('has a name for staff', () => {
    const missing = known.filter(({ field, value }) => readable(field, value) === value)
    const names = missing.map(({ name, value }) => `${name}: ${value}`)
    expect(names, 'add them to submissions/staff/readable.ts').toEqual([])
  })

  it('has a name in the Chinese studio', () => {
    const missing = known.map(({ field, value }) => readable(field, value)).filter((name) => !choicesInChinese.has(name))
    expect(missing, 'add them to studio/words/choices.ts').toEqual([])
  })
})
