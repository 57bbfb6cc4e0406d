import { expect, it } from 'vitest'
import { lookupsIn, stringLookups } from './support/string-lookups.ts'

/** Files whose keys nobody outside can choose. */
const fixedKeys = new Map([
  ['app/features/forms/visitor-form/send-form.ts', 'a constant'],
  ['app/routes/products/product-model/viewer/start.ts', 'names of keys on a keyboard'],
  ['app/routes/products/product/gallery/lightbox.tsx', 'names of keys on a keyboard'],
  ['app/shell/product-menu/menu-tabs.tsx', 'names of keys on a keyboard'],
  ['catalog/documents/product-text.ts', 'names of our own files'],
  ['publishing/pictures/serve-media.ts', 'file extensions, with their dot'],
  ['catalog/planning/ascii-text.ts', 'single characters'],
  ['publishing/read/editor-message.ts', 'the names of types and formats in our schemas'],
  ['contract/text/escape-markup.ts', 'single characters'],
  ['server/api/example-fields.ts', 'the names of fields in our schemas'],
  ['server/http/refuse-malformed.ts', 'error codes of Node'],
  ['server/http/static-files.ts', 'file extensions, with their dot'],
  ['server/pages/page-query.ts', 'names of our pages'],
  ['studio/server/bundle.ts', 'file extensions, with their dot'],
  ['studio/server/entries/new-item.ts', 'kinds, checked by the schema of the call'],
  ['studio/server/media-routes.ts', 'file extensions, with their dot'],
  ['studio/words/fields/field-words.ts', 'the languages of the studio'],
])

it('SI1: no text from outside is looked up in an object literal', () => {
  const found = stringLookups().map((line) => line.split(': '))
  expect(found.filter(([file = '']) => !fixedKeys.has(file))).toEqual([])
  const files = new Set(found.map(([file]) => file))
  expect([...fixedKeys.keys()].filter((file) => !files.has(file))).toEqual([])
})

it.each([
  ['const names: Record<string, string> = { a: "b" }\nnames[text]', ['names[text]']],
  ['const names: Readonly<Record<string, string>> = { a: "b" }\nexport const f = (t: string) => names[t] ?? t', ['names[t]']],
  ['const names = { a: "b" }\nnames[text as keyof typeof names]', ['as keyof typeof names']],
  ['const names = { a: "b" }\nif (text in names) stop()', ['text in names']],
  ['const names: Record<string, string> = { a: "b" }\nif (Object.hasOwn(names, text)) names[text]', []],
  ['const names = new Map([["a", "b"]])\nnames.get(text)', []],
  ['const counts: Record<string, number> = {}\ncounts[kind] = 1', []],
])('SI1: finds lookups in %j', (code, lookups) => expect(lookupsIn(code)).toEqual(lookups))
