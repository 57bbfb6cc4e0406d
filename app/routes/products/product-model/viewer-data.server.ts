import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { FinishedModel } from '#contract/views.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatNumber, withUnit } from '#i18n/number-format.ts'
import type { ViewerData } from './viewer/viewer-data.ts'

const hoods = 1
const heightFrom: Partial<Record<CategoryNumber, ViewerData['heightFrom']>> = { 2: 'top', 6: 'worktop' }

export function viewerData(
  models: readonly [FinishedModel, ...FinishedModel[]],
  language: Language,
  t: Translate<'model-viewer'>,
): ViewerData {
  const [{ category, size }] = models
  return {
    size,
    heightFrom: heightFrom[category] ?? 'bottom',
    startsWithBody: category === hoods,
    dimensions: dimensionTexts(size, language, t),
    finishes: models.map((model) => ({
      code: model.code,
      modelUrl: model.model.url,
      alt: modelText(model, language, t),
      announcement: t('model.finishOf', { finish: model.finish?.name.text ?? '', code: model.code }),
    })),
    views: viewNames(t),
    words: {
      zoomedIn: t('model.zoomedIn'),
      zoomedOut: t('model.zoomedOut'),
      closest: t('model.closest'),
      farthest: t('model.farthest'),
      reset: t('model.wasReset'),
      dimensionsOff: t('model.dimensionsOff'),
      failed: t('model.failed'),
    },
  }
}

/** What can be seen of a product, for people who do not see it: its name, form, material and parts, as the text of its picture says, and its measures. */
export function modelText({ title, picture, size }: FinishedModel, language: Language, t: Translate<'model-viewer'>): string {
  const measures = size ? [dimensionTexts(size, language, t).sentence] : []
  return [title.text, picture.alt.text, ...measures].join('. ')
}

function dimensionTexts(size: FinishedModel['size'], language: Language, t: Translate<'model-viewer'>): ViewerData['dimensions'] {
  const [width = '', depth = '', height = ''] = (size ?? []).map((length) => withUnit(formatNumber(length, language, 0), 'mm'))
  return { width, depth, height, sentence: t('model.size', { width, depth, height }) }
}

/** Names of the viewing directions for screen readers, keyed by the viewer's names for twelve camera positions. */
export function viewNames(t: Translate<'model-viewer'>): Record<string, string> {
  const around = { front: t('model.front'), right: t('model.right'), back: t('model.back'), left: t('model.left') }
  return Object.fromEntries(
    Object.entries(around).flatMap(([name, side]) => [
      [name, side],
      [`upper-${name}`, t('model.upper', { side })],
      [`lower-${name}`, t('model.lower', { side })],
    ]),
  )
}
