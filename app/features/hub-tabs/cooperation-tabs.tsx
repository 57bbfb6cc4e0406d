import { useLanguage } from '#app/language/language.tsx'
import { HubTabs } from './hub-tabs.tsx'
import { cooperationHub, type HubPage, tabOfPage } from './hubs.ts'

/** The tabs of the pages about cooperation. */
export function CooperationTabs({ page }: { page: HubPage }) {
  const { t } = useLanguage()
  return (
    <HubTabs
      hub={cooperationHub}
      label={t('cooperation.label')}
      names={[t('cooperation.engineering'), t('cooperation.cases'), t('cooperation.serviceIdea'), t('cooperation.process')]}
      index={tabOfPage(cooperationHub, page)}
    />
  )
}
