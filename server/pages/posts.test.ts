import { expect, it } from 'vitest'
import * as forms from '#contract/forms/forms.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import type { Certificates } from '#submissions/receive/certificates.ts'
import type { Receive, Sent } from '#submissions/receive/receive.ts'
import { postedForm } from './posted-form.ts'
import { renderPage } from './render-page.ts'

const address = '192.0.2.1'
const contentType = 'application/x-www-form-urlencoded'

function posted(body: string, type = contentType): PostedForm & { sent: Sent[] } {
  const sent: Sent[] = []
  const receive: Receive = async (one) => {
    sent.push(one)
    return { outcome: 'stored', reference: 'H7KM-3QRC' }
  }
  const certificates: Certificates = async () => ({ outcome: 'unknown' })
  return { ...postedForm({ receive, certificates }, { body: Buffer.from(body), contentType: type, address }), sent }
}

it('a form without JavaScript goes the way of the API: cleaned, checked, by its true names', async () => {
  const form = posted('name=Ann&countries=Singapore&city=Johor%20&phone=1&describe=a%0D%0Ab&homepage=&more=x')
  expect(await form.submit(forms.feedback, 'ko')).toEqual({ outcome: 'stored', reference: 'H7KM-3QRC' })
  expect(form.sent).toMatchObject([
    { form: forms.feedback, language: 'ko', address, values: { name: 'Ann', city: 'Johor', describe: 'a\nb' } },
  ])
})

it('all empty fields are named at once, in the order of the form, and what was typed is still there', async () => {
  const form = posted('countries=Singapore&name=+&describe=%3Cb%3E')
  expect(await form.submit(forms.feedback, 'en')).toEqual({
    outcome: 'invalid',
    problems: ['name', 'city', 'phone'].map((field) => ({ field, problem: 'required' })),
  })
  expect(form.values).toMatchObject({ countries: 'Singapore', describe: '<b>' })
  expect(form.sent).toEqual([])
})

it.each([
  ['what is no form', 'x', 'multipart/form-data'],
  ['more than a form holds', `email=${'x'.repeat(8001)}`, contentType],
])('%s is unreadable', async (_name, body, type) => {
  expect(await posted(body, type).submit(forms.subscribe, 'en')).toEqual({ outcome: 'unreadable' })
})

it('what is answered to a post belongs in no cache, and the page’s action gets what was posted', async () => {
  const form = posted('email=a')
  const seen: unknown[] = []
  const page = await renderPage(
    { kind: 'page', key: '/subscribe', url: '/subscribe', data: false, shared: true },
    // Nothing of the content is asked for where the policy is off.
    {} as Parameters<typeof renderPage>[1],
    {
      render: async (request, parts) => {
        seen.push(request.method, parts.posted)
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
      },
      origin: 'http://localhost',
      stylesheet: () => undefined,
      integrity: () => undefined,
      reportError: () => {},
      contentSecurity: 'off',
      compress: false,
    },
    form,
  )
  expect(seen).toEqual(['POST', form])
  expect(page.headers).toContain('no-store')
})
