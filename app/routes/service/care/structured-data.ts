import type { Language } from '#contract/languages.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CareFamilyView } from '#contract/views/support.ts'
import { formatLabelled } from '#i18n/number-format.ts'

/** One schema.org `HowTo` per task. `page` is the absolute URL of the guide. */
export function howTo({ id, title, use, tasks }: CareFamilyView, page: string, language: Language) {
  const { origin } = new URL(page)
  return tasks.map((task) => ({
    '@type': 'HowTo',
    name: formatLabelled(title.text, task.title.text, language),
    url: `${page}#${id}`,
    inLanguage: language,
    supply: use.map(({ text }) => ({ '@type': 'HowToSupply', name: text })),
    step: task.steps.map(({ text, picture }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: text.text,
      url: `${page}#${id}`,
      ...(picture && { image: origin + webpUrl(picture) }),
    })),
  }))
}
