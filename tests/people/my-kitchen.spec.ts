import { productListUrl } from '#contract/pages/urls.ts'
import { journey } from './journey.ts'

journey('somebody keeps two hobs in My kitchen and asks about one', 'my-kitchen', async (person, { t, language }) => {
  const { page } = person
  const main = page.getByRole('main')
  await person.open(productListUrl(language, 2))
  for (const code of ['HB-7830', 'HB-7320']) {
    await person.tabTo(main.getByRole('button', { name: t('heart.keep', { code }) }))
    await person.press('Enter')
    await person.hears(t('heart.added', { code }))
  }
  await person.tabTo(page.getByRole('banner').getByRole('link', { name: t('kitchen.title') }), 'Shift+Tab')
  await person.press('Enter')
  await person.isAt(page.getByRole('heading', { level: 1 }))
  await person.tabTo(main.getByRole('button', { name: t('kitchen.remove', { code: 'HB-7320' }) }))
  await person.press('Enter')
  await person.hears(t('kitchen.removed', { code: 'HB-7320' }))
  await person.isAt(main.getByRole('button', { name: t('kitchen.undo') }))
  await person.tabTo(main.getByLabel(t('kitchen.wish')))
  await person.press('ArrowDown')
  await person.tabTo(main.getByLabel(t('enquiry.contact')))
  await person.type('visitor@example.com')
  await person.press('Enter')
  await person.hears(t('sucssfil'), new RegExp(t('form.reference')))
})
