import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from '@playwright/test'
import { startSite } from '#bench/support/site.ts'
import type { Language } from '#contract/languages.ts'
import { compareUrl } from '#contract/pages/urls.ts'
import { dayAfter, dayOf, instantOn, instantText } from '#contract/visits/availability.ts'
import { dayOfWeekText } from '#i18n/date-format.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { visitPlacesOf } from '#publishing/read/visit-places.ts'
import { en } from '#studio/words/en.ts'
import { bookWalkIn } from '#submissions/staff/walk-in.ts'
import { openStore } from '#submissions/store/open-store.ts'
import { staffTimeoutMs } from '#submissions/store/store.ts'
import { eventually } from '#submissions/testing/eventually.ts'
import { partsOf } from '#submissions/testing/invitation.ts'
import { type ReceivedMail, startMailServer } from '#submissions/testing/mail-server.ts'
import { runStudio } from '#tests/support/run-studio.ts'
import { writeContactSheet } from '../../screens/contact-sheet.ts'
import { visitorOn } from '../visitor.ts'
import { type ShownMail, visitPage, type WalkedVisit } from './visit-page.ts'

const port = 3307
const siteUrl = `http://127.0.0.1:${port}`
const pageFile = 'docs/visit.md'
const sheetFolder = 'screens/journeys'
const phone = { name: 'phone', width: 360, height: 740 } as const
const place = 'solenne-kiln-lane'
/** Two electric ovens: EO-6072 and EO-6074. */
const ovens = ['301', '304']
const saturday = 5

/** The Saturday of the week after next: never too soon, and before the holidays of any month. */
const monday = dayAfter(dayOf(Date.now()), 14 - weekdayOf(dayOf(Date.now())))
const days = { booked: dayAfter(monday, saturday), moved: dayAfter(monday, saturday + 1) }

type Person = { language: Language; languageName: string; name: string; email: string }
const people: readonly Person[] = [
  { language: 'en', languageName: 'English', name: 'Ann Lee', email: 'ann@example.com' },
  { language: 'ko', languageName: '한국어', name: '김민지', email: 'minji@example.com' },
]

/** Who else comes that week, from Monday on. */
const others = [
  { day: 0, time: '11:00', kind: 'model', name: 'Ravi Nair', models: 'RH-9010', language: 'en' },
  { day: 0, time: '14:00', kind: 'planning', name: '陈美', models: 'HB-7830, RH-9010', language: 'zh-Hans' },
  { day: 1, time: '10:30', kind: 'planning', name: 'Siti Rahman', models: 'SD-9008', language: 'id' },
  { day: 2, time: '16:00', kind: 'model', name: '林志明', models: 'EO-6072', language: 'zh-Hant' },
  { day: 4, time: '18:30', kind: 'cooking', name: 'Bo Tan', models: '', language: 'en' },
  { day: 5, time: '11:00', kind: 'planning', name: 'Dee Ong', models: 'HB-7325', language: 'en' },
] as const

/** Walks from the comparison of two ovens to a visit that is over, and writes docs/visit.md with its pictures. */
export async function walkVisit(browser: Browser) {
  await using mail = await startMailServer()
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'care@example.com', PUBLIC_URL: siteUrl }
  await using studio = await runStudio('content', environment)
  const dataFolder = studio.dataFolder
  const site = await startSite({ port, environment: { ...environment, DATA_DIR: dataFolder }, waitSeconds: 300 })
  try {
    const mailsTo = (person: Person) => mail.received.filter(({ to }) => to.includes(person.email))
    const visitors: { person: Person; walk: Awaited<ReturnType<typeof bookAndMove>> }[] = []
    for (const person of people) visitors.push({ person, walk: await bookAndMove(browser, person, () => mailsTo(person)) })
    await bookOthers(dataFolder, studio.contentFolder)
    const staff = await staffMonday(
      browser,
      studio.url,
      visitors.map(({ person }) => person.name),
    )

    using file = new DatabaseSync(join(dataFolder, 'hearth.db'), { timeout: 60_000 })
    file.exec(`update outbox set due_at = '${new Date(0).toISOString()}' where channel = 'reminder'`)
    for (const { person } of visitors) await eventually(() => mailsTo(person).length >= 3)
    setBack(file)
    for (const { walk } of visitors) await walk.come()
    await staff.seeWhoCame()

    const walked: WalkedVisit[] = []
    for (const { person, walk } of visitors) {
      const sheet = `${sheetFolder}/visit-${person.language}.webp`
      await writeContactSheet({ shots: walk.shots, tileWidth: 240, columns: 5, maxBytes: 180_000, file: join('docs', sheet) })
      walked.push({ language: person.language, languageName: person.languageName, sheet, mails: mailsTo(person).map(shownMail) })
    }
    const staffSheet = `${sheetFolder}/visit-staff.webp`
    await writeContactSheet({ shots: staff.shots, tileWidth: 640, columns: 2, maxBytes: 180_000, file: join('docs', staffSheet) })
    await writeFile(pageFile, visitPage(walked, staffSheet))
    execFileSync('biome', ['format', '--write', pageFile])
  } finally {
    await site.stop()
  }
}

/** Books Saturday at eleven, and moves the visit to Sunday through the link of the mail. `come` opens the link when the visit is over. */
async function bookAndMove(browser: Browser, { language, name, email }: Person, mails: () => readonly ReceivedMail[]) {
  const t = interfaceWords(language)
  const context = await browser.newContext({
    ...{
      baseURL: siteUrl,
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Singapore',
    },
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await page.goto(compareUrl(language, ovens, 3), { waitUntil: 'networkidle' })
  await page.goto(compareUrl(language, ovens, 3))
  const visitor = visitorOn(page, phone, await mkdtemp(join(tmpdir(), 'hearth-visit-')))
  const main = page.getByRole('main')
  const press = (name: string) => visitor.tap(name, main.getByRole('button', { name }))

  async function chooseEleven(day: string) {
    const dayButton = main.locator(`[data-day="${day}"]`)
    await main.getByRole('grid').waitFor()
    for (let month = 0; month < 2 && !(await dayButton.isVisible()); month++) {
      await press(t('book.nextMonth'))
    }
    await visitor.tap(dayOfWeekText(language, day), dayButton)
    const time = main.locator('label', { has: page.locator(`input[value="${instantText(instantOn(day, '11:00'))}"]`) })
    await visitor.tap('11:00', time)
  }
  const heading = (key: 'booked.title' | 'booked.movedTitle' | 'booked.overTitle') =>
    visitor.see(t(key), main.getByRole('heading', { level: 1, name: t(key) }))

  await visitor.tap(t('book.together'), main.getByRole('link', { name: t('book.together') }))
  const card = main.locator('label', { has: page.locator(`input[value="${place}"]`) })
  await visitor.tap((await card.locator('span').first().textContent()) ?? '', card)
  await chooseEleven(days.booked)
  await visitor.type(t('label.name'), main.getByLabel(t('label.name'), { exact: true }), name)
  await main.getByLabel(t('label.email'), { exact: true }).fill(email)
  await main.getByLabel(t('label.phone'), { exact: true }).fill('9123 4567')
  await press(t('book.submit'))
  await heading('booked.title')

  await eventually(() => mails().length >= 1)
  const link = /http\S+your-visit\?token=\S+/.exec(textOf(mails()[0]))?.[0] ?? ''
  await page.goto(link)
  await visitor.tap(t('booked.change'), main.getByRole('link', { name: t('booked.change'), exact: true }))
  await chooseEleven(days.moved)
  await press(t('book.moveSubmit'))
  await heading('booked.movedTitle')
  await eventually(() => mails().length >= 2)

  return {
    shots: visitor.shots,
    async come() {
      await page.goto(link)
      await heading('booked.overTitle')
      await context.close()
    },
  }
}

async function bookOthers(dataFolder: string, contentFolder: string) {
  const store = openStore({ databaseUrl: undefined, dataFolder }, { timeoutMs: staffTimeoutMs })
  const at = new Date().toISOString()
  const rules = visitPlacesOf(contentFolder)(new Date(at)).find(({ id }) => id === place)?.rules
  if (!rules) throw new Error(`${place} takes no visits`)
  for (const { day, time, kind, language, ...person } of others) {
    const start = new Date(instantOn(dayAfter(monday, day), time)).toISOString()
    await bookWalkIn(store, {
      ...{ id: person.name, language, by: { who: 'site', at }, asked: { rules, kind, start, people: 2 } },
      person: { ...person, email: '', phone: '9123 4567', note: '' },
    })
  }
  await store.close()
}

/** The week on Monday morning, one of its visits, and the day; later, who came. */
async function staffMonday(browser: Browser, url: string, names: readonly string[]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-SG', reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { origin: address } = new URL(page.url())
  const folder = await mkdtemp(join(tmpdir(), 'hearth-visit-staff-'))
  const shots: { name: string; file: string }[] = []
  const open = (view: string, day: string) => page.goto(`${address}/#/visits/${place}/${view}/${day}`)
  const visitOf = (of: Page, name: string) => of.getByRole('button', { name: new RegExp(`\\d{2}:\\d{2}.*${name}`) })
  const shoot = async (name: string) => {
    await page.evaluate(() => document.fonts.ready)
    const file = join(folder, `${shots.length + 1}.png`)
    await page.screenshot({ path: file, animations: 'disabled' })
    shots.push({ name: `${shots.length + 1}. ${name}`, file })
  }
  await open('week', monday)
  for (const name of names) await visitOf(page, name).waitFor()
  await shoot('Monday morning: the week')
  const [first = ''] = names
  await visitOf(page, first).click()
  await page.getByRole('article').getByRole('term').last().waitFor()
  await shoot(`${first}: who, what, which models`)
  await open('day', monday)
  await visitOf(page, others[0].name).waitFor()
  await shoot('Monday: the day')
  return {
    shots,
    async seeWhoCame() {
      const yesterday = dayAfter(dayOf(Date.now()), -1)
      await open('numbers', yesterday)
      await page.getByRole('row', { name: new RegExp(`${en['visits.kind.model']} 2 2 0 0 0`) }).waitFor()
      await shoot('Both came: the numbers of the month')
      await page.close()
    },
  }
}

/** As if the visits of both had been yesterday. */
function setBack(file: DatabaseSync) {
  const yesterday = dayAfter(dayOf(Date.now()), -1)
  const at = (time: string) => new Date(instantOn(yesterday, time)).toISOString()
  const [from, until] = [days.moved, dayAfter(days.moved, 1)].map((day) => new Date(instantOn(day, '00:00')).toISOString())
  file
    .prepare(
      "update visit set starts_at = ?, ends_at = ?, booked_at = ? where starts_at >= ? and starts_at < ? and kind = 'model'",
    )
    .run(at('11:00'), at('11:45'), at('00:00'), from ?? '', until ?? '')
}

const textOf = (mail: ReceivedMail | undefined) =>
  mail ? (partsOf(mail).find(({ type }) => type.startsWith('text/plain'))?.content ?? '') : ''

function shownMail(mail: ReceivedMail): ShownMail {
  // The same address and token in every run, so that the page changes only with what it shows.
  const text = textOf(mail)
    .replaceAll(siteUrl, 'https://www.example.com')
    .replace(/token=\S+/g, 'token=…')
  const [, subject = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(mail.head) ?? []
  return {
    subject: decodeWords(subject),
    text: text.replaceAll('\r\n', '\n'),
    calendar: partsOf(mail).find(({ type }) => type.startsWith('text/calendar'))?.content,
  }
}

/** The encoded words of a header (RFC 2047). */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, base64: string) => Buffer.from(base64, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, quoted: string) =>
      decodeURIComponent(
        quoted
          .replaceAll('_', ' ')
          .replaceAll('%', '%25')
          .replace(/=([0-9A-F]{2})/g, '%$1'),
      ),
    )

/** From 0 for Monday to 6 for Sunday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}
