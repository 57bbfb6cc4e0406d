import { forms } from '#contract/forms/forms.ts'
import { languageEntry } from '#contract/languages.ts'
import type { Claimed } from '../outbox/claim.ts'
import { emailOf } from '../person-keys.ts'
import { momentInSingapore } from '../singapore.ts'
import { escapeHtml, htmlDocument, type Letter } from './letter.ts'

type Row = { label: string; value: string }

/** What staff are told: everything that was sent, with a subject that says nothing of the person. */
export function staffMail(claimed: Claimed, to: string): Letter {
  const { kind, reference, receivedAt, fields, language } = claimed
  const form = forms[kind]
  const rows: Row[] = form.fields.map(({ label, stored }) => ({ label, value: fields[stored] ?? '' }))
  const title = `${form.label} ${reference}`
  const received = `Received ${momentInSingapore(receivedAt)} (Singapore), on a page in ${languageEntry(language).name}.`
  const promise = 'The site promises an answer within 24 hours.'

  return {
    to,
    subject: title,
    replyTo: emailOf(kind, fields),
    text: [title, received, '', ...rows.map(plainRow), '', promise, ''].join('\n'),
    html: htmlDocument(
      `<h1 style="font-size:22px">${escapeHtml(title)}</h1>
<p>${escapeHtml(received)}</p>
<table style="border-collapse:collapse">${rows.map(htmlRow).join('\n')}</table>
<p>${promise}</p>`,
      'en',
    ),
  }
}

/** Several lines stand under their label, so that nothing in them can pass for another field. */
function plainRow({ label, value }: Row): string {
  return value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`
}

function htmlRow({ label, value }: Row): string {
  const cell = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top'
  return `<tr><th style="${cell};font-weight:normal;color:#6b655c">${escapeHtml(label)}</th><td style="${cell};white-space:pre-wrap">${escapeHtml(value)}</td></tr>`
}
