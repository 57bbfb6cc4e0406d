import { expect, test } from 'vitest'
import { htmlOnly } from './html-only.ts'
import { jsonScript } from './hydration-data.server.ts'

test('G11: data that the page already shows as HTML is not sent with it again', () => {
  const loaderData = { home: { series: htmlOnly([{ name: 'Vela' }]), title: 'Home' } }
  const script = jsonScript({ loaderData, actionData: null, errors: null })
  expect(script).toContain('"home":{"series":{},"title":"Home"}')
})

test('G11: a client navigation gets the data', () => {
  expect({ ...htmlOnly('Vela') }).toEqual({ data: 'Vela' })
})
