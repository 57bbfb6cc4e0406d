import { expect, type Page } from '@playwright/test'
import type { Walk } from './walker.ts'

const product = 'products/rh-9010'

/** Opens a place of the studio: `write/products/rh-9010/en.yaml`. */
async function open(page: Page, place: string) {
  await page.goto(`${new URL(page.url()).origin}/#/${place}`)
}

/** A new text at the end of what the focused field says. */
async function append(page: Page, text: string) {
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

export const marketingHour: Walk = {
  name: 'marketing-hour',
  title: { en: 'A marketing person’s first hour', 'zh-Hans': '市场同事的第一个小时' },
  async walk({ page, words, step, language }) {
    const inEnglish = language === 'en'
    const site = page.frameLocator('iframe')
    const saved = () => expect(page.getByText(words['form.saved'])).toBeVisible()
    const headline = site.getByRole('heading', { level: 1 })
    await step(inEnglish ? 'Write: search for a model' : '编辑：搜索型号', async () => {
      await open(page, 'write')
      await page.getByRole('searchbox').fill('RH-9010')
      await expect(page.getByRole('row').or(page.getByRole('option')).filter({ hasText: 'RH-9010' }).first()).toBeVisible()
    })
    await step(inEnglish ? 'The page, and the form beside it' : '左边是页面，右边是表单', async () => {
      await open(page, `write/${product}/en.yaml`)
      await expect(headline).toBeVisible()
      // The page tells the studio its title when clicks open fields.
      await expect(page.getByRole('region', { name: words['preview.title'] }).getByText(/^RH-9010.*Solenne/)).toBeVisible()
    })
    await step(inEnglish ? 'A click on the headline opens its field' : '点击标题，打开对应字段', async () => {
      await headline.click()
      await expect(page).toHaveURL(/en\.yaml\/title$/)
      await expect(headline).toHaveAttribute('data-preview-selected', '')
    })
    await step(inEnglish ? 'The page follows while one types' : '边输入，页面边更新', async () => {
      await append(page, ', self-cleaning')
      await expect(headline).toContainText('self-cleaning')
      await saved()
    })
    await step(inEnglish ? 'A corrected airflow: 1,450 becomes 1,480' : '修正风量：1,450 改为 1,480', async () => {
      await open(page, `write/${product}/product.yaml/values.airflow`)
      const airflow = page.locator(`[data-at="${product}/product.yaml/values.airflow"]`).getByRole('textbox')
      await airflow.fill('1480')
      await airflow.press('Tab')
      await saved()
      await expect(site.getByText('1,480').filter({ visible: true }).first()).toBeVisible()
    })
    await step(inEnglish ? 'On a phone' : '手机上的样子', async () => {
      await page.getByRole('radio', { name: words['preview.phone'] }).click()
      await expect(headline).toContainText('self-cleaning')
    })
    await step(inEnglish ? 'Publish: every difference, by field and language' : '发布：逐字段、逐语言的差异', async () => {
      await open(page, `publish/${product}/en.yaml,${product}/product.yaml`)
      await expect(page.locator('ins').first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words['publish.sound'] })).toBeVisible()
    })
    await step(inEnglish ? 'Published' : '已发布', async () => {
      await page.getByRole('button', { name: words['publish.now'] }).click()
      await expect(page.getByText(words['publish.none'])).toBeVisible()
    })
    await step(inEnglish ? 'History: earlier versions, and what changed' : '历史：旧版本及其差异', async () => {
      await open(page, `publish/history/${product}`)
      await page
        .getByRole('region', { name: /RH-9010/ })
        .getByRole('listitem')
        .nth(1)
        .getByRole('button')
        .click()
      await expect(page.locator('del').first()).toBeVisible()
    })
    await step(inEnglish ? 'Translate: what is out of date now' : '翻译：哪些译文已过时', async () => {
      await open(page, 'translate/ko')
      await page.getByRole('option', { name: /RH-9010 · (?:Title|标题)/ }).click()
      await expect(page.locator('ins').first()).toBeVisible()
    })
  },
}
