import type { Journey } from './all-journeys.ts'
import { before, dayBefore } from './before.ts'
import type { Effort, Size } from './visitor.ts'

/** A journey with what was done and counted on each size. */
export type Walked = { journey: Journey } & Record<Size['name'], { steps: readonly string[]; effort: Effort }>

const introduction = `# Ten journeys

How many taps visitors need to reach a goal, before and after search, lists, comparison, home page and forms were redesigned. \`npm run journeys\` walks each journey in a browser, from the home page, on a phone (360 × 740, touch) and on a desktop (1280 × 800), and writes this page. It fails if a goal isn't on the screen at the end.

- **Taps**: also clicks. A choice from a list counts as two.
- **Keys**: characters typed and keys pressed.
- **Scrolled**: heights of the window, until what is tapped or read is in view.

Each figure is _before → after_. "Before" was counted on ${dayBefore}, on the last version without the redesign, by the shortest way it had.`

type Efforts = Record<Size['name'], Effort>

const sizes = ['phone', 'desk'] as const
const figures = ['taps', 'keys', 'screens'] as const satisfies (keyof Effort)[]

const shown = (effort: Effort, figure: keyof Effort) =>
  figure === 'screens' ? effort.screens.toFixed(1) : String(effort[figure])

const change = (then: string, now: string) => (then === now ? now : `${then} → **${now}**`)

const row = (title: string, then: Efforts, now: Efforts) =>
  `| ${[title, ...sizes.flatMap((size) => figures.map((figure) => change(shown(then[size], figure), shown(now[size], figure))))].join(' | ')} |`

const effortsOf = ({ phone, desk }: Walked): Efforts => ({ phone: phone.effort, desk: desk.effort })

const journeyRow = (walked: Walked) =>
  row(`[${walked.journey.question}](#${walked.journey.name})`, before[walked.journey.name], effortsOf(walked))

const sumOf = (efforts: readonly Effort[]): Effort => ({
  taps: efforts.reduce((sum, { taps }) => sum + taps, 0),
  keys: efforts.reduce((sum, { keys }) => sum + keys, 0),
  screens: efforts.reduce((sum, { screens }) => sum + screens, 0),
})

const totalOf = (all: readonly Efforts[]): Efforts => ({
  phone: sumOf(all.map(({ phone }) => phone)),
  desk: sumOf(all.map(({ desk }) => desk)),
})

const totalRow = (journeys: readonly Walked[]) =>
  row('All together', totalOf(journeys.map(({ journey }) => before[journey.name])), totalOf(journeys.map(effortsOf)))

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
export const journeysPage = (journeys: readonly Walked[]) =>
  [
    introduction,
    [
      '| What the visitor wants | Phone: taps | Keys | Scrolled | Desktop: taps | Keys | Scrolled |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...journeys.map(journeyRow),
      totalRow(journeys),
    ].join('\n'),
    ...journeys.map(section),
  ]
    .join('\n\n')
    .concat('\n')
