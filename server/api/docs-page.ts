import type { Call } from '#contract/wire/call.ts'
import { limits } from '#contract/wire/problems.ts'
import { componentSchemas, dataSchema, fieldSchema } from './component-schemas.ts'
import { fieldTable, schemaTable } from './docs-schema.ts'
import { docsStyle } from './docs-style.ts'
import { Html, html } from './html.ts'
import { familyOf } from './openapi.ts'

export type DocumentedCall = { call: Call; fields: Record<string, string>; answer: unknown }

/** The API documentation: every call with its fields, its data, and an example response from the current content. */
export function docsPage(calls: readonly DocumentedCall[], title: string): string {
  const entities = Object.entries(componentSchemas())
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(docsStyle)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${introduction()}
<nav aria-label="Calls"><ul>${calls.map(({ call }) => html`<li><a href="#${anchor(call)}"><code>${call.path}</code></a></li>`)}</ul></nav>
${[...Map.groupBy(calls, ({ call }) => familyOf(call))].map(
  ([family, own]) => html`<h2 id="${family}-calls">${family}</h2>${own.map(callSection)}`,
)}
<h2 id="entities">Entities</h2>
${entities.map(
  ([name, schema]) =>
    html`<section class="entry" id="${name}"><h3>${name}</h3>${schemaTable(schema, `Fields of ${name}`)}</section>`,
)}
</main>
</body>
</html>`
  return page.markup
}

function introduction(): Html {
  return html`<p>Every call takes POST, with its fields as <code>multipart/form-data</code>, <code>application/x-www-form-urlencoded</code> or
<code>application/json</code>. Calls that read take GET as well, with the fields in the query; then caches can hold the answer (ETag, one
minute). Paths match in any case. The same contract for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>An answer is <code>{ "code": 1, "msg": "success", "data": … }</code>. A refusal has an HTTP status that says why, and
<code>{ "code": 0, "msg": "…", "errors": [{ "field", "message" }] }</code> in the language of the caller: 400 a field is missing or cannot be read,
404 there is no such thing, 405 wrong method, 413 too large (${limits.bodyBytes / 1024} KiB a body, ${limits.fieldCharacters} characters a field,
${limits.fields} fields, no files), 415 a body of another type, 403 a form sent from a page of another site, 429 too many, 503 try again later.</p>
<p>Text is brought to Unicode NFC, line ends become LF. Unknown fields are ignored; a field that is sent twice is refused.</p>`
}

function callSection({ call, fields, answer }: DocumentedCall): Html {
  const methods = call.kind === 'read' ? 'GET, POST' : 'POST'
  return html`<section class="entry" id="${anchor(call)}">
<h3>${call.path}</h3>
<p><span class="method">${methods}</span> ${call.summary}. ${call.notes ?? ''}</p>
<h4>Fields</h4>${fieldTable(fieldSchema(call.fields))}
<h4>Data</h4>${schemaTable(dataSchema(call.data), 'Data')}
<details><summary>Example</summary>
<pre tabindex="0"><code>${curlLine(call, fields)}</code></pre>
<p>Lists are cut short here.</p>
<pre tabindex="0"><code>${JSON.stringify(answer, null, 2)}</code></pre>
</details>
</section>`
}

/** Uses `$SITE` instead of the public URL, so that the page does not depend on the configuration. */
function curlLine({ path }: Call, fields: Record<string, string>): string {
  const sent = Object.entries(fields).map(([name, value]) => `-F '${name}=${value}' `)
  // Without -F, curl sends a GET by default.
  return `curl ${sent.length === 0 ? '-X POST ' : sent.join('')}"$SITE${path}"`
}

const anchor = ({ path }: Call) => path.slice(1).replaceAll('/', '-')
