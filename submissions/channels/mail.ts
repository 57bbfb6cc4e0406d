import type { Language } from '#contract/languages.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'

/** A mail before it is sent. `text` and `html` have the same content. */
export type Mail = {
  to: string | readonly string[]
  subject: string
  text: string
  html: string
  /** Never the address that sends, which nobody may read. */
  replyTo: string | undefined
  /** The URL to which a mail program posts to unsubscribe (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** What the recipient's calendar takes over. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

export type Page = {
  brand: string
  title: string
  /** HTML from the functions below. */
  body: string
  /** Plain text paragraphs in small type at the end. */
  foot: readonly string[]
  language: Language
}

/** CJK fonts come before the generic family, so that Chinese and Korean get a suitable font. */
const serif = "Georgia,'Songti SC','Noto Serif CJK SC',serif"
const sans = "'Helvetica Neue',Arial,'PingFang SC','Noto Sans CJK SC',sans-serif"
const quiet = 'color:#6b655c'
const paragraph = 'margin:0 0 16px'
const link = 'color:#1c1a17;text-decoration:underline;word-break:break-word;overflow-wrap:anywhere'

/** The layout of all mails. Mail programs only support tables and inline styles. */
export function htmlDocument({ brand, title, body, foot, language }: Page): string {
  const small = foot.map((text) => `<p style="margin:0 0 8px">${linked(escapeMarkup(text)).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;background:#f4f0e9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f0e9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;color:#1c1a17;font:16px/1.6 ${sans};text-align:left">
<tr><td style="padding:40px 8% 0;font:22px/1.2 ${serif};letter-spacing:.02em">${escapeMarkup(brand)}</td></tr>
<tr><td style="padding:40px 8% 24px"><h1 style="margin:0 0 24px;font:normal 28px/1.3 ${serif}">${unbroken(escapeMarkup(title))}</h1>
${body}</td></tr>
<tr><td style="padding:24px 8% 32px;border-top:1px solid #e4ded3;${quiet};font-size:13px">
${unbroken(small.join('\n'))}
</td></tr></table>
</td></tr></table>
</body></html>
`
}

/** One paragraph. URLs become links. The text `strong` is bold and never wraps. */
export function htmlParagraph(text: string, strong = ''): string {
  const html = linked(escapeMarkup(text))
  const marked = `<strong style="font-size:19px;letter-spacing:.05em;white-space:nowrap">${escapeMarkup(strong)}</strong>`
  return `<p style="${paragraph}">${strong === '' ? html : html.replace(escapeMarkup(strong), marked)}</p>`
}

/** A table with one row per label and value. */
export function htmlRows(rows: readonly { label: string; value: string }[]): string {
  const cell = 'padding:10px 16px 10px 0;border-top:1px solid #e4ded3;text-align:left;vertical-align:top;font-weight:normal'
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th style="${cell};width:32%;${quiet};font-size:14px">${escapeMarkup(label)}</th><td style="${cell};white-space:pre-wrap;word-break:break-word">${escapeMarkup(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;table-layout:fixed">${lines.join('\n')}</table>`
}

const unbroken = (html: string) => html.replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '<span style="white-space:nowrap">$&</span>')

const linked = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="${link}">${url.replace(/^https?:\/\//, '')}</a>`)
