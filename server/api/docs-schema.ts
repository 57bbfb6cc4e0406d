import { entityName, type JsonSchema } from './component-schemas.ts'
import { type Html, html } from './html.ts'

type Row = { name: string; type: Html; required: boolean; text: string }

/** Renders a schema as a table with one row per field. Entities are links. */
export function schemaTable(schema: JsonSchema, heading: string): Html {
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return html`<p>${typeOf(schema)}</p>`
  return html`<div class="table" tabindex="0" role="group" aria-label="${heading}">
<table><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(({ name, type, text }) => html`<tr><td><code>${name}</code></td><td>${type}</td><td>${text}</td></tr>`)}</tbody></table></div>`
}

export function fieldTable(schema: JsonSchema): Html {
  const rows = rowsOf(schema, '')
  return html`<div class="table" tabindex="0" role="group" aria-label="Fields">
<table><thead><tr><th scope="col">Name</th><th scope="col">Values</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    ({ name, type, text, required }) =>
      html`<tr><td><code>${name}</code>${required ? ' (required)' : ''}</td><td>${type}</td><td>${text}</td></tr>`,
  )}</tbody></table></div>`
}

function rowsOf(schema: JsonSchema, prefix: string): Row[] {
  const { properties, required = [] } = innermost(schema)
  const within = prefix + listMark(schema)
  return Object.entries(properties ?? {}).flatMap(([name, property]) => {
    if (typeof property !== 'object') return []
    const path = within === '' ? name : `${within}.${name}`
    const { description = '' } = property
    const row = { name: path, type: typeOf(property), required: required.includes(name), text: description }
    return [row, ...rowsOf(property, path)]
  })
}

/** The schema of the items, in nested lists too. */
function innermost(schema: JsonSchema): JsonSchema {
  return isSchema(schema.items) ? innermost(schema.items) : schema
}

function listMark(schema: JsonSchema): string {
  return isSchema(schema.items) ? `[]${listMark(schema.items)}` : ''
}

function typeOf(schema: JsonSchema): Html {
  const entity = entityName(schema)
  if (entity !== undefined) return html`<a href="#${entity}">${entity}</a>`
  if (isSchema(schema.items)) return html`list of ${typeOf(schema.items)}`
  if (schema.anyOf) return html`${schema.anyOf.filter(isSchema).map((one, index) => [index === 0 ? '' : ' or ', typeOf(one)])}`
  const standard = schema.default === undefined || schema.default === '' ? '' : `, default ${String(schema.default)}`
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  return html`${choices ? choices.map(String).join(', ') : String(schema.type ?? 'any')}${standard}`
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
