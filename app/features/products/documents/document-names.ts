import type { DocumentKind } from '#contract/views.ts'
import type { MessageKey } from '#i18n/interface/en.ts'

/** Message keys of the document names. */
export const documentNames = {
  manual: 'document.manual',
  specSheet: 'document.specSheet',
  installationGuide: 'document.installationGuide',
  planningSheet: 'document.planningSheet',
  planningDrawing: 'document.planningDrawing',
  warranty: 'document.warranty',
  accessories: 'document.accessories',
  brochure: 'document.brochure',
} as const satisfies Record<DocumentKind, MessageKey<'common'>>
