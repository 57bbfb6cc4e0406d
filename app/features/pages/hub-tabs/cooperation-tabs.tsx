import { useMessages } from '#app/language/messages.ts'
import { HubTabs } from './hub-tabs.tsx'
import { cooperationHub, type HubPage, tabOfPage } from './hubs.ts'

/** The tabs of the pages about cooperation. */
export function CooperationTabs({ page }: { page: HubPage }) {
  const t = useMessages('cooperation')
  return (
    <HubTabs
      hub={cooperationHub}
      label={t('cooperation.label')}
      names={[t('cooperation.engineering'), t('cooperation.cases'), t('cooperation.serviceIdea'), t('cooperation.process')]}
      index={tabOfPage(cooperationHub, page)}
    />
  )
}
