import * as forms from '#contract/forms/forms.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { control, formOf, sendButton } from '#tests/support/visitor-forms.ts'
import { journey } from './journey.ts'

/** Forgotten at first. */
const forgotten = 'serial_number'
const typed = new Map([
  ['email', 'hui.min@example.com'],
  ['phone', '91234567'],
  ['serial_number', '264400123'],
])

journey('somebody registers a hob, and mends what was forgotten', 'registration', async (person, { t, language }) => {
  const { page } = person
  const form = formOf(page)
  const given = new Set<string>(['cate_name', 'code'])
  const [first] = forms.registration.fields
  await person.open(`${pageUrl(language, 'registration')}?code=HB-7830`)
  await person.tabTo(sendButton(form))
  await person.press('Enter')
  await person.isAt(control(form, first.name))
  await person.hears(/./)
  for (const { name, kind } of forms.registration.fields) {
    if (given.has(name) || name === forgotten) continue
    const field = control(form, name)
    if (name !== first.name) await person.tabTo(field)
    if (kind === 'choice') await person.press('ArrowDown')
    else if (kind === 'date') await person.typeKeys('11022026')
    else await person.type(typed.get(name) ?? 'Tan 12')
  }
  await person.tabTo(sendButton(form))
  await person.press('Enter')
  await person.isAt(control(form, forgotten))
  await person.hears(/./)
  await person.type(typed.get(forgotten) ?? '')
  await person.press('Enter')
  await person.hears(t('sucssfil'), new RegExp(t('form.reference')))
  await person.tabTo(page.getByRole('main').getByRole('link', { name: t('registration.calendar') }))
})
