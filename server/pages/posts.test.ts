import { expect, it } from 'vitest'
import * as forms from '#contract/forms/forms.ts'
import type { PostedForm } from '#contract/forms/posted-form.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Certificates } from '#submissions/receive/certificates.ts'
import type { Receive, Sent } from '#submissions/receive/receive.ts'
import { noVisits } from './no-visits.ts'
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
  const answer = async () => ({ outcome: 'unknown' as const })
  const visits = {
    ...noVisits,
    stored: async () => undefined,
    feed: async () => undefined,
    book: answer,
    change: answer,
    cancel: answer,
  }
  return { ...postedForm({ receive, certificates, visits }, { body: Buffer.from(body), contentType: type, address }), sent }
}

it('cleans, checks and stores a form posted without JavaScript, as the API does', async () => {
  const form = posted('name=Ann&countries=Singapore&city=Johor%20&phone=1&describe=a%0D%0Ab&comment_link=&more=x')
  expect(await form.submit(forms.feedback, 'ko')).toEqual({ outcome: 'stored', reference: 'H7KM-3QRC' })
  expect(form.sent).toMatchObject([
    { form: forms.feedback, language: 'ko', address, values: { name: 'Ann', city: 'Johor', describe: 'a\nb' } },
  ])
})

it('reports all empty fields at once, in the order of the form, and keeps the typed values', async () => {
  const form = posted('countries=Singapore&name=+&describe=%3Cb%3E')
  expect(await form.submit(forms.feedback, 'en')).toEqual({
    outcome: 'invalid',
    problems: ['name', 'city', 'phone'].map((field) => ({ field, problem: 'required' })),
  })
  expect(form.values).toMatchObject({ countries: 'Singapore', describe: '<b>' })
  expect(form.sent).toEqual([])
})

it.each([['a body that is not a form', 'x', 'multipart/form-data']])('%s is unreadable', async (_name, body, type) => {
  expect(await posted(body, type).submit(forms.subscribe, 'en')).toEqual({ outcome: 'unreadable' })
})

it('F: a field that is too long is named, and its text stays', async () => {
  const email = 'x'.repeat(20_001)
  const form = posted(`email=${email}`, 'application/x-www-form-urlencoded')
  expect(await form.submit(forms.subscribe, 'en')).toEqual({
    outcome: 'invalid',
    problems: [{ field: 'email', problem: 'tooLong' }],
  })
  expect(form.values).toEqual({ email })
})

it('the response to a POST is not cacheable, and the page’s action gets the posted form', async () => {
  const form = posted('email=a')
  const seen: unknown[] = []
  const page = await renderPage(
    { kind: 'page', key: pageUrl('en', 'subscribe'), url: pageUrl('en', 'subscribe'), data: false, shared: true },
    // With the policy off, rendering does not read the catalog.
    {} as Parameters<typeof renderPage>[1],
    {
      render: async (request, parts) => {
        seen.push(request.method, parts.posted)
        return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), text: '<html></html>' }
      },
      origin: 'http://localhost',
      reportError: () => {},
      contentSecurity: 'off',
      compress: false,
      visits: noVisits,
    },
    { posted: form },
  )
  expect(seen).toEqual(['POST', form])
  expect(page.headers['cache-control']).toBe('no-store')
})
