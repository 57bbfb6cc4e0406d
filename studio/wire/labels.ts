import type { Words } from '#contract/content/words.ts'
import type { Option } from './field.ts'

/** A step to a field, with what names it on the screen. */
export type Step =
  /** Words of this name, as in the form. A parameter has a label of its own, and the theme that it is shown under. */
  | { kind: 'field'; name: string; key: string; label?: Words; theme?: string }
  /** An item of a list, by its title if it has one. */
  | { kind: 'item'; number: number; title?: string }
  /** A key that somebody has chosen, such as the id of a task. */
  | { kind: 'key'; key: string }

/** How a value is read, where the text of the file says less. */
export type Reading =
  | { kind: 'boolean' }
  | { kind: 'day' }
  | { kind: 'number'; unit?: string }
  | { kind: 'numbers'; units: readonly (string | undefined)[] }
  | { kind: 'choice'; name: string; options: readonly Option[] }
  | { kind: 'picture' }
  /** Titles of the entries, by how they are named. */
  | { kind: 'reference'; titles: Readonly<Record<string, string>> }

export type FieldLabel = { steps: readonly Step[]; reading?: Reading }
