import { kindOfFile } from '#contract/content/kinds.ts'
import { type InLanguage, useWords } from '../language.tsx'

type Named = { entry: string; title?: string | undefined }

/** What people call an entry: its title, or what it is if there is only one of it. */
export function useEntryName(): (named: Named) => string {
  const { t } = useWords()
  return (named) => entryName(named, t)
}

export function entryName({ entry, title }: Named, t: InLanguage['t']): string {
  if (title) return title
  const kind = kindOfFile(entry)?.kind
  const id = entry.slice(entry.lastIndexOf('/') + 1)
  if (kind === 'shops') return `${t('entryKind.shops')} · ${countryName(id.replace('.yaml', ''))}`
  if (kind) return t(`entryKind.${kind}`)
  // Their folders are named after their codes.
  return /^(?:products|accessories)\//.test(entry) ? id.toUpperCase() : id
}

/** `hong-kong` is Hong Kong. */
export const countryName = (id: string) =>
  id.replaceAll(/(^|-)([a-z])/g, (_, hyphen, letter) => (hyphen ? ' ' : '') + letter.toUpperCase())
