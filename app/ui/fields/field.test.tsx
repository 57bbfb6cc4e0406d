import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

it('F: a field has its label as name, and its hint, error and note as description', () => {
  const html = renderToStaticMarkup(
    <TextField
      id="phone"
      label="Phone"
      hint="With the country code"
      error="Please fill in this field"
      note="Short?"
      autoComplete="tel"
    />,
  )
  expect(html).toMatch(/<label for="phone"[^>]*>Phone<\/label>/)
  expect(html).toMatch(
    /<input[^>]* autoComplete="tel"[^>]*id="phone" aria-describedby="phone-hint phone-error phone-note" aria-invalid="true"/,
  )
  expect(html).toMatch(/<p id="phone-error"[^>]*>.*<span>Please fill in this field<\/span><\/p>/)
  expect(html).toMatch(/<p id="phone-note" role="status"[^>]*><span>Short\?<\/span><\/p>/)
})

it('F: a field without an error has no error attributes', () => {
  const html = renderToStaticMarkup(<TextField id="phone" label="Phone" />)
  expect(html).not.toMatch(/aria-invalid|aria-describedby/)
})

it('F: a checkbox has its error as description too', () => {
  expect(renderToStaticMarkup(<Checkbox error="Please agree">I agree</Checkbox>)).toMatch(
    /aria-invalid="true"[^>]*aria-describedby="([^"]+)".*id="\1"[^>]*>.*Please agree/,
  )
})

it('F: an error summary links to each field', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="One field is empty" problems={[{ fieldId: 'phone', text: 'Phone is empty' }]} />,
  )
  expect(html).toMatch(/role="alert".*<a href="#phone"><span>Phone is empty<\/span><\/a>/)
  expect(renderToStaticMarkup(<ErrorSummary title="None" problems={[]} />)).toBe('')
})
