import type { DocumentKind } from '#contract/views.ts'
import type { MessageKey } from '#i18n/interface/en.ts'

/** What a document is called, wherever it can be downloaded. */
export const documentNames = {
  manual: 'document.manual',
  specSheet: 'document.specSheet',
  installationGuide: 'document.installationGuide',
  warranty: 'document.warranty',
  accessories: 'document.accessories',
  brochure: 'document.brochure',
} as const satisfies Record<DocumentKind, MessageKey>
