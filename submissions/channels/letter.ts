import type { Language } from '#contract/languages.ts'

/** A mail before it is sent: both forms say the same. */
export type Letter = { to: string; subject: string; text: string; html: string; replyTo?: string | undefined }

/** Plain paragraphs, in both forms. Addresses of pages become links. */
export function paragraphs(lines: readonly string[], language: Language): Pick<Letter, 'text' | 'html'> {
  const html = lines.map((line) => `<p>${linked(escapeHtml(line)).replaceAll('\n', '<br>')}</p>`)
  return { text: `${lines.join('\n\n')}\n`, html: htmlDocument(html.join('\n'), language) }
}

export function htmlDocument(body: string, language: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:32px 24px;background:#f7f4ef;color:#1c1a17;font:16px/1.6 Georgia,'Songti SC',serif">
<div style="max-width:36em">
${body}
</div></body></html>
`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#a8481f">${url}</a>`)
