import { pageUrl } from '#contract/pages/urls.ts'
import { formOf, sendButton } from '#tests/support/visitor-forms.ts'
import { journey } from './journey.ts'

journey('somebody withdraws a consent', 'withdraw', async (person, { t, language }) => {
  const { page } = person
  const form = formOf(page)
  await person.open(pageUrl(language, 'withdraw'))
  await person.tabTo(form.getByLabel(t('label.email')))
  await person.type('nobody')
  await person.tabTo(sendButton(form))
  await person.hears(t('form.mailbox'))
  await person.press('Enter')
  await person.isAt(form.getByLabel(t('label.email')))
  await person.hears(t('form.mailbox'))
  await person.press('ControlOrMeta+a')
  await person.type('nobody@example.com')
  await person.press('Enter')
  await person.hears(t('sucssfil'), new RegExp(t('form.reference')))
})
