import type { CategoryNumber } from '../products/categories.ts'
import { aboveHobs, type FitAnswers, gases, homes, powerSupplies } from './answers.ts'

export type Question = keyof FitAnswers

/** A field of the form: its name in the API and in URLs, and what it may hold. Lengths are in mm. */
export type FitField = { name: string; from?: number; to?: number; options?: readonly string[] }

/** A length that a visitor measures: its name in the API and in URLs, and the lengths that can be, in mm. */
type LengthField = { name: string; from: number; to: number }
const lengthFields = {
  cutoutWidth: { name: 'cutout_w', from: 150, to: 2000 },
  cutoutDepth: { name: 'cutout_d', from: 150, to: 1200 },
  depthBelow: { name: 'depth_below', from: 10, to: 2000 },
  wall: { name: 'wall', from: 0, to: 9000 },
  tall: { name: 'tall', from: 0, to: 9000 },
  above: { name: 'above', from: 100, to: 4000 },
  width: { name: 'width', from: 300, to: 9000 },
  ceiling: { name: 'ceiling', from: 800, to: 6000 },
  hobWidth: { name: 'hob_w', from: 200, to: 2000 },
  nicheWidth: { name: 'niche_w', from: 300, to: 2000 },
  nicheHeight: { name: 'niche_h', from: 200, to: 3000 },
  nicheDepth: { name: 'niche_d', from: 200, to: 2000 },
  door: { name: 'door', from: 50, to: 9000 },
  cabinetWidth: { name: 'cabinet_w', from: 300, to: 2000 },
  worktopDepth: { name: 'worktop', from: 300, to: 2000 },
} as const satisfies Partial<Record<Question, LengthField>>
/** A question that is answered with a tape. */
export type LengthQuestion = keyof typeof lengthFields
export const isLengthQuestion = (question: Question): question is LengthQuestion => Object.hasOwn(lengthFields, question)

/** The lengths that a duct can have as its diameter, in mm; or one of the words. */
const ductField = { name: 'duct', from: 80, to: 300, options: ['window', 'none'] } as const

const choiceFields = {
  home: { name: 'home', options: homes },
  gas: { name: 'gas', options: gases },
  power: { name: 'power', options: powerSupplies },
  aboveWhat: { name: 'above_what', options: aboveHobs },
  below: { name: 'below', options: ['gas', 'induction'] },
  place: { name: 'place', options: ['column', 'worktop'] },
  water: { name: 'water', options: ['yes', 'no'] },
} as const satisfies Partial<Record<Question, { name: string; options: readonly string[] }>>

/** The code of another model. */
const codeField = { name: 'stack' } as const

export const fitFields = { ...lengthFields, ...choiceFields, duct: ductField, stack: codeField }

/** Answers as they are written in URLs. */
export function fitQuery(answers: FitAnswers): Record<string, string> {
  const answered = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  return Object.fromEntries(answered.map(([question, answer]) => [fitFields[question as Question].name, textOf(answer)]))
}

const textOf = (answer: unknown) => (typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer))

/** Names of all fields. */
export const fitNames = Object.values(fitFields).map(({ name }) => name)

const ofOvens = ['nicheWidth', 'nicheHeight', 'nicheDepth', 'door', 'place', 'stack', 'power', 'home'] as const
/** The questions of each category, in the order of the form (FT3). */
export const questionsOf = {
  1: ['width', 'ceiling', 'duct', 'below', 'hobWidth', 'power', 'home'],
  2: ['cutoutWidth', 'cutoutDepth', 'depthBelow', 'wall', 'tall', 'above', 'aboveWhat', 'gas', 'power', 'home'],
  3: ofOvens,
  4: ofOvens,
  5: ofOvens,
  6: ['cabinetWidth', 'cutoutWidth', 'cutoutDepth', 'worktopDepth', 'water', 'power', 'home'],
} as const satisfies Record<CategoryNumber, readonly Question[]>
