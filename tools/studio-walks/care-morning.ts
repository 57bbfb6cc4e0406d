import { expect } from '@playwright/test'
import type { RunningStudio } from '#tests/support/run-studio.ts'
import type { Walk } from './walker.ts'

/** What arrived over night, from made-up people. */
export async function fillInbox({ send }: RunningStudio) {
  const feedback = (description: string, phone: string) => ({
    fields: { description, phone, country: 'Singapore', city: 'Singapore' },
  })
  await send('Ann Lee', feedback('The hood RH-9010 hums since Sunday, also on the lowest step.', '+65 8000 0011'), 31)
  await send('Ravi Nair', { kind: 'enquiry', fields: { contact: 'ravi@example.com', series: 'vela', category: '1' } }, 9)
  await send('陈美', { ...feedback('洗碗机的门关不紧，请尽快联系我。', '+65 8000 0012'), language: 'zh-Hans' }, 6)
  await send('Siti Rahman', feedback('Where can I buy the grease filter of the RH-9010?', '+65 8000 0013'), 3)
  await send('Casino Win', { ...feedback('Best bonus, click here.', '+65 8000 0014'), suspected: true }, 2)
}

export const careMorning: Walk = {
  name: 'care-morning',
  title: { en: 'A care agent’s morning', 'zh-Hans': '客服的早晨' },
  async walk({ page, words, step, language }) {
    const inEnglish = language === 'en'
    const line = (name: string) => page.getByRole('option', { name })
    await step(inEnglish ? 'What arrived over night' : '一夜之间的来信', () => expect(line('Ann Lee')).toBeVisible())
    await step(inEnglish ? 'Over 24 hours old: read first' : '超过 24 小时：先看这封', async () => {
      await line('Ann Lee').click()
      await expect(page.getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible()
    })
    await step(inEnglish ? '“m” assigns it to me, “n” begins a note' : '按 m 分配给自己，按 n 写备注', async () => {
      await page.keyboard.press('m')
      await page.keyboard.press('n')
      await page.keyboard.type(inEnglish ? 'Called: a technician comes on Thursday.' : '已致电：技师周四上门。')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText(words['done.noted'])).toBeVisible()
    })
    await step(inEnglish ? '“e” closes it; Undo brings it back' : '按 e 关闭，可以撤销', async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('e')
      await expect(line('Ann Lee')).toHaveCount(0)
    })
    await step(inEnglish ? 'Reply: the answer is kept with the entry' : '回复会和来信一起保存', async () => {
      await line('Ravi Nair').click()
      await page.getByRole('button', { name: new RegExp(`^${words.reply} r$`) }).click()
      await page
        .getByRole('textbox', { name: words['answer.text'] })
        .fill(
          inEnglish
            ? 'Dear Ravi, the Vela hoods hang in our showroom daily from 11 am.'
            : 'Ravi 您好，Vela 油烟机在展厅每天 11 点起可以看到。',
        )
    })
    await step(inEnglish ? 'Sent' : '已发送', async () => {
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('heading', { name: words.answers })).toBeVisible()
    })
    await step(inEnglish ? 'Search in names, references and words' : '按姓名、编号和内容搜索', async () => {
      await page.keyboard.press('/')
      await page.getByRole('searchbox').fill('filter')
      await expect(line('Siti Rahman')).toBeVisible()
      await line('Siti Rahman').click()
    })
    await step(inEnglish ? 'Suspected spam is apart' : '疑似垃圾单独存放', async () => {
      await page.getByRole('searchbox').fill('')
      await page.getByRole('button', { name: words['view.suspected'] }).click()
      await line('Casino Win').click()
    })
    await step(inEnglish ? 'A person’s data: find, export, erase' : '个人资料：查找、导出、删除', async () => {
      await page.getByRole('navigation', { name: words.views }).getByRole('button', { name: words.person }).click()
      await page.getByRole('textbox', { name: words['person.label'] }).fill('+65 8000 0011')
      await page.getByRole('button', { name: words['person.find'] }).click()
      await expect(page.getByRole('button', { name: words['person.erase'] })).toBeVisible()
    })
  },
}
