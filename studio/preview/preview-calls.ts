import type { CheckedFieldsOf } from '../wire/calls.ts'

/** Where the preview is: behind a proxy an origin, otherwise a port of the host that the studio is opened with. */
export type PreviewAddress = { origin: string } | { port: number }
export type PreviewAnswers = { previewPlace: PreviewAddress | undefined }

export const handlers = {
  previewPlace: async (
    _: CheckedFieldsOf<'previewPlace'>,
    { previewAddress }: { previewAddress: () => PreviewAddress | undefined },
  ) => previewAddress(),
}
