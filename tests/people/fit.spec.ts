import { pageUrl } from '#contract/pages/urls.ts'
import { journey } from './journey.ts'

journey('somebody finds the hobs that fit', 'fit', async (person, { t, language }) => {
  const { page } = person
  const main = page.getByRole('main')
  await person.open(pageUrl(language, 'fit'))
  await person.tabTo(
    main
      .getByRole('navigation', { name: t('fit.choose') })
      .getByRole('link')
      .nth(1),
  )
  await person.press('Enter')
  await person.isAt(page.getByRole('heading', { level: 1 }))
  await person.tabTo(main.getByLabel(t('fitForm.label.cutoutWidth')))
  await person.type('75')
  await person.hears(/./)
  await person.press('ControlOrMeta+a')
  await person.type('750')
  await person.hears(/./)
  await person.tabTo(main.getByLabel(t('fitForm.label.cutoutDepth')))
  await person.type('420')
  await person.hears(/./)
  await person.tabTo(main.getByRole('link', { name: `${t('fit.ask')}: HB-7830` }))
  await person.press('Enter')
  await person.isAt(page.getByRole('heading', { name: t('fitForm.enquiry.title', { code: 'HB-7830' }) }))
  await person.hears(/./)
})
