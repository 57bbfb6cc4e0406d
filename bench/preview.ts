// How long after a key the page of the preview shows it, in a browser: npm run bench:preview [CONTENT_FOLDER]
import { loadavg } from 'node:os'
import { chromium, type Frame, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { runStudio } from '#tests/support/run-studio.ts'

const words = 24
const lettersPerWord = 6
/** As somebody types who knows where the keys are. */
const betweenKeysMs = 120
/** Between words, people think. After 1.5 s the preview checks everything, so that may be under way when the next word begins. */
const betweenWordsMs = [300, 900, 1_500, 1_600, 1_800, 2_500]
/** A person sees what they typed at once; the rendered page follows within this time. */
const limitMs = 300
const file = 'news/cooking-evenings/en.yaml'

/** What was on the page from when on, in milliseconds since 1970. */
type Seen = { text: string; at: number }

const load = () => loadavg()[0]?.toFixed(1)
const contentFolder = process.argv[2] ?? 'content'
const loadBefore = load()
await using studio = await runStudio(contentFolder)
const browser = await chromium.launch(chromiumOptions)
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
await page.goto(studio.url)
await page.goto(`${new URL(studio.url).origin}/#/write/${file}/title`)
const preview = page.getByRole('region', { name: 'Preview' })
await preview.getByText('– Solenne').waitFor({ timeout: 120_000 })
const frame = await shownFrame(page)
const field = page.getByRole('textbox', { name: 'Title', exact: true })
await field.waitFor()
await frame.evaluate(noteTexts)
await page.evaluate(noteKeys)

const reference: number[] = []
const expected: string[] = []
for (let word = 0; word < words; word += 1) {
  await field.selectText()
  const letters = String.fromCharCode(97 + word).padEnd(lettersPerWord, '-')
  for (const [index, letter] of [...letters].entries()) {
    await page.keyboard.press(letter)
    expected.push(letters.slice(0, index + 1))
    await page.waitForTimeout(betweenKeysMs)
  }
  await page.waitForTimeout(betweenWordsMs[word % betweenWordsMs.length] ?? 0)
  reference.push(await frame.evaluate(timeOfSamePage))
}
await preview.getByText(`${expected.at(-1)} – Solenne`).waitFor()

const keys = await page.evaluate(() => Reflect.get(globalThis, 'keys') as number[])
const shown = await frame.evaluate(() => Reflect.get(globalThis, 'seen') as { typed: Seen[]; rendered: Seen[] })
await browser.close()
if (keys.length !== expected.length) throw new Error(`${keys.length} keys instead of ${expected.length}`)

/** What is typed meanwhile is shown with it: a later text counts too. */
const keyOf = ({ text }: Seen) => expected.findLastIndex((one) => text === one || text === `${one} – Solenne`)
const untilSeen = (seen: readonly Seen[]) => {
  const numbered = seen.map((one) => ({ at: one.at, number: keyOf(one) }))
  return keys.map((key, index) => {
    const found = numbered.find(({ number, at }) => at >= key && number >= index)
    if (!found) throw new Error(`The page never showed ${expected[index]}`)
    return found.at - key
  })
}
const typed = figures(untilSeen(shown.typed))
const rendered = figures(untilSeen(shown.rendered))
console.log(`${keys.length} keys in ${contentFolder}, load ${loadBefore} to ${load()}`)
console.log(`From the key to the text on the page:  ${typed.text}`)
console.log(`From the key to the page rendered so:  ${rendered.text} (limit ${limitMs})`)
console.log(`The same page once more, not changed: ${figures(reference).text}`)
process.exitCode = rendered.p95 > limitMs ? 1 : 0

function figures(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { p95: at(0.95), text: `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms` }
}

async function shownFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no page beside the form')
  return frame
}

/** Runs in the studio. */
function noteKeys() {
  const keys: number[] = []
  Reflect.set(globalThis, 'keys', keys)
  addEventListener('keydown', ({ key, timeStamp }) => key.length === 1 && keys.push(performance.timeOrigin + timeStamp), true)
}

/** Runs in the page. The preview puts what is typed into the headline; the title in the head comes only from the server. */
function noteTexts() {
  const seen: { [where: string]: Seen[] } = { typed: [], rendered: [] }
  Reflect.set(globalThis, 'seen', seen)
  const note = (where: string, text: string | null | undefined) => {
    const last = seen[where]?.at(-1)
    if (last?.text === text) return
    // In the frame that is painted next.
    requestAnimationFrame((at) => seen[where]?.push({ text: text ?? '', at: performance.timeOrigin + at }))
  }
  const observer = new MutationObserver(() => {
    note('typed', document.querySelector('h1')?.textContent)
    note('rendered', document.title)
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page. */
async function timeOfSamePage() {
  const start = performance.now()
  await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text()
  return performance.now() - start
}
