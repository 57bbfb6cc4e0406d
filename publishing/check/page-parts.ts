import { languageNames } from '#contract/languages.ts'
import { pageSlugs } from '#contract/pages/text-pages.ts'
import type { PageEntry } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import { fault, type Rule } from './rule.ts'

/** The site must know the page. Sections and groups of `page.yaml` and those of the language files must match. */
export const pageParts: Rule = ({ pages }) =>
  pages.flatMap((entry) => {
    const { source, id, sections, groups } = entry
    const known = pageSlugs.some((slug) => slug === id)
    return [
      ...(known
        ? []
        : [fault(source, [], `the site has no page ${id}: the name of the folder must be one of ${pageSlugs.join(', ')}`)]),
      ...sections.flatMap(({ id: section, group }, index) => [
        ...(sections.findIndex((other) => other.id === section) < index
          ? [fault(source, ['sections', index, 'id'], `${section} is used twice: choose another id`)]
          : []),
        ...(group === undefined || groups.includes(group)
          ? []
          : [fault(source, ['sections', index, 'group'], `${group} is not in the list of groups`)]),
        ...(group === undefined && groups.length > 0
          ? [fault(source, ['sections', index], 'has no group: name one of the groups of this page')]
          : []),
      ]),
      ...wordFaults(entry),
    ]
  })

function wordFaults({ words, sections, groups }: PageEntry): ContentIssue[] {
  return languageNames.flatMap((language) => {
    const file = words[language]
    if (!file) return []
    const { sections: sectionTexts, groups: groupTexts } = file.load()
    const parts = [
      { field: 'sections', facts: sections.map(({ id }) => id), own: Object.keys(sectionTexts) },
      { field: 'groups', facts: groups, own: Object.keys(groupTexts) },
    ]
    return parts.flatMap(({ field, facts, own }) => [
      ...(language === 'en' ? facts.filter((id) => !own.includes(id)) : []).map((id) =>
        fault(file.source, [field], `has no texts for ${id}`),
      ),
      ...own.filter((id) => !facts.includes(id)).map((id) => fault(file.source, [field, id], `page.yaml has no ${id}`)),
    ])
  })
}
