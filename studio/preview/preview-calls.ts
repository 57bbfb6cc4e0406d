import type { CheckedFieldsOf } from '../wire/calls.ts'
import type { PreviewAddress } from '../wire/preview.ts'

export const handlers = {
  previewPlace: async (
    _: CheckedFieldsOf<'previewPlace'>,
    { previewAddress }: { previewAddress: () => PreviewAddress | undefined },
  ) => previewAddress(),
}
