import { pageUrl } from '#contract/pages/urls.ts'
import { journey } from './journey.ts'

journey('somebody learns whether a hob is recalled', 'recall', async (person, { t, language }) => {
  const { page } = person
  const main = page.getByRole('main')
  const notice = page.getByRole('region', { name: 'HB-7830' }).filter({ has: page.getByLabel(t('serial.label')) })
  await person.open(pageUrl(language, 'home'))
  await person.tabTo(main.getByRole('link', { name: 'HB-7830' }).first())
  await person.press('Enter')
  await person.isAt(notice)
  await person.hears(t('support.of', { code: 'HB-7830' }))
  await person.tabTo(notice.getByLabel(t('serial.label')))
  await person.type('261234567')
  await person.press('Enter')
  await person.hears(t('serial.affected', { serial: '261234567', phone: '+65\u00a06100\u00a00000' }))
  await person.tabTo(notice.getByRole('link', { name: t('serial.call') }))
})
