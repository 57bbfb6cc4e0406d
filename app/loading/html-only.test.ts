import { expect, test } from 'vitest'
import { htmlOnly } from './html-only.ts'
import { pageJson } from './hydration-data.server.ts'

test('G11: data that the page already shows as HTML is not sent with it again', () => {
  const loaderData = { home: { series: htmlOnly([{ name: 'Vela' }]), title: 'Home' } }
  const json = pageJson({ loaderData, actionData: null, errors: null })?.json
  expect(json).toContain('"home":{"series":{},"title":"Home"}')
})

test('G11: a client navigation gets the data', () => {
  expect({ ...htmlOnly('Vela') }).toEqual({ data: 'Vela' })
})
