import { before, dayBefore } from './before.ts'
import type { Journey } from './journey.ts'
import type { Effort, Size } from './visitor.ts'

/** A journey with what was done and counted on each size. */
export type Walked = { journey: Journey } & Record<Size['name'], { steps: readonly string[]; effort: Effort }>

const introduction = `# Journeys

How many taps visitors need to reach a goal: ten that search, lists, comparison, home page and forms were redesigned for, and what became possible with the fit finder and My kitchen. \`npm run journeys\` walks each journey in a browser, from the home page, on a phone (360 × 740, touch) and on a desktop (1280 × 800), and writes this page. It fails if a goal isn't on the screen at the end.

- **Taps**: also clicks. A choice from a list counts as two.
- **Keys**: characters typed and keys pressed.
- **Scrolled**: heights of the window, until what is tapped or read is in view.

In the first table, each figure is _before → after_. "Before" was counted on ${dayBefore}, on the last version without the redesign, by the shortest way it had.

What follows a journey, with mails, calendars and the studio, is shown for one of them: [a visit](visit.md).`

type Efforts = Record<Size['name'], Effort>

const sizes = ['phone', 'desk'] as const
const figures = ['taps', 'keys', 'screens'] as const satisfies (keyof Effort)[]

const shown = (effort: Effort, figure: keyof Effort) =>
  figure === 'screens' ? effort.screens.toFixed(1) : String(effort[figure])

const change = (then: string, now: string) => (then === now ? now : `${then} → **${now}**`)

const row = (title: string, then: Efforts, now: Efforts) =>
  `| ${[title, ...sizes.flatMap((size) => figures.map((figure) => change(shown(then[size], figure), shown(now[size], figure))))].join(' | ')} |`

const effortsOf = ({ phone, desk }: Walked): Efforts => ({ phone: phone.effort, desk: desk.effort })

/** A journey that was possible before. */
type Compared = { walked: Walked; former: Efforts }

const linkTo = ({ journey: { question, name } }: Walked) => `[${question}](#${name})`

/** The same figures on both sides have no arrow. */
const newRow = (walked: Walked) => row(linkTo(walked), effortsOf(walked), effortsOf(walked))

const comparedOf = (walked: Walked): Compared[] =>
  walked.journey.before === undefined ? [] : [{ walked, former: before[walked.journey.before] }]

const sumOf = (efforts: readonly Effort[]): Effort => ({
  taps: efforts.reduce((sum, { taps }) => sum + taps, 0),
  keys: efforts.reduce((sum, { keys }) => sum + keys, 0),
  screens: efforts.reduce((sum, { screens }) => sum + screens, 0),
})

const totalOf = (all: readonly Efforts[]): Efforts => ({
  phone: sumOf(all.map(({ phone }) => phone)),
  desk: sumOf(all.map(({ desk }) => desk)),
})

const totalRow = (compared: readonly Compared[]) =>
  row('All together', totalOf(compared.map(({ former }) => former)), totalOf(compared.map(({ walked }) => effortsOf(walked))))

const tableHead = (title: string) => [
  `| ${title} | Phone: taps | Keys | Scrolled | Desktop: taps | Keys | Scrolled |`,
  '| --- | --- | --- | --- | --- | --- | --- |',
]

function section({ journey: { name, question }, phone, desk }: Walked) {
  const [onPhone, onDesk] = [phone.steps.join(' · '), desk.steps.join(' · ')]
  const steps = onPhone === onDesk ? [onPhone] : [`Phone: ${onPhone}`, `Desktop: ${onDesk}`]
  return [
    `<h2 id="${name}">${question}</h2>`,
    ...steps,
    `![Screens on a phone](screens/journeys/${name}-phone.webp)`,
    `![Screens on a desktop](screens/journeys/${name}-desk.webp)`,
  ].join('\n\n')
}

/** The text of docs/journeys.md. */
export function journeysPage(journeys: readonly Walked[]): string {
  const compared = journeys.flatMap(comparedOf)
  const others = journeys.filter(({ journey }) => journey.before === undefined)
  const comparedTable = [
    ...tableHead('What the visitor wants'),
    ...compared.map(({ walked, former }) => row(linkTo(walked), former, effortsOf(walked))),
    totalRow(compared),
  ]
  const newTable = [...tableHead('What was not possible before'), ...others.map(newRow)]
  return `${[introduction, comparedTable.join('\n'), newTable.join('\n'), ...journeys.map(section)].join('\n\n')}\n`
}
