import type { Page } from '@playwright/test'
import type { Visitor } from './visitor.ts'

/** `text` says what the visitor does, in captions and in the page of all journeys. */
export type Step = { text: string; only?: Visitor['size']; take: (visitor: Visitor, text: string) => Promise<void> }

type Role = Parameters<Page['getByRole']>[0]

const visible = { visible: true } as const

/** Part of a name is enough, such as the model code of a card. */
function find({ page }: Visitor, role: Role, name: string, within?: Role) {
  const scope = within ? page.getByRole(within).filter(visible) : page
  return scope.getByRole(role, { name }).filter(visible).first()
}

const field = ({ page }: Visitor, label: string) => page.getByRole('main').getByLabel(label).filter(visible).first()

/** A searchbox becomes a combobox as soon as it has suggestions. */
const searchField = ({ page }: Visitor) => page.getByRole('banner').locator('input[type=search]')

export const tap = (role: Role, name: string, within?: Role): Step => ({
  text: `Tap “${name}”`,
  take: (visitor, text) => visitor.tap(text, find(visitor, role, name, within)),
})

/** For a link that each card of a list has. */
export const tapInCard = (card: string, role: Role, name: string): Step => ({
  text: `Tap “${name}” of ${card}`,
  take: (visitor, text) =>
    visitor.tap(text, visitor.page.getByRole('article').filter({ hasText: card }).getByRole(role, { name }).first()),
})

export const download = (role: Role, name: string): Step => ({
  text: `Tap “${name}”`,
  take: (visitor, text) => visitor.download(text, find(visitor, role, name)),
})

/** The document itself is the last screen. */
export const openDocument = (role: Role, name: string): Step => ({
  text: `Tap “${name}”`,
  take: (visitor, text) => visitor.openDocument(text, find(visitor, role, name)),
})

export const type = (label: string, text: string): Step => ({
  text: `${label}: type “${text}”`,
  take: (visitor, caption) => visitor.type(caption, field(visitor, label), text),
})

export const choose = (label: string, option: string): Step => ({
  text: `${label}: choose “${option}”`,
  take: (visitor, text) => visitor.choose(text, field(visitor, label), option),
})

export const search = (words: string): Step => ({
  text: `Search: type “${words}”`,
  take: (visitor, text) => visitor.type(text, searchField(visitor), words),
})

export const pressEnter: Step = { text: 'Press Enter', take: (visitor) => visitor.pressEnter(searchField(visitor)) }

export const see = (role: Role, name: string, within?: Role): Step => ({
  text: `See “${name}”`,
  take: (visitor, text) => visitor.see(text, find(visitor, role, name, within)),
})

export const read = (words: string): Step => ({
  text: `Read “${words}”`,
  take: (visitor, text) => visitor.see(text, visitor.page.getByRole('main').getByText(words).filter(visible).first()),
})

export const onPhone = (step: Step): Step => ({ ...step, only: 'phone' })
export const onDesk = (step: Step): Step => ({ ...step, only: 'desk' })
