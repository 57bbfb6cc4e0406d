import type { Language } from '#contract/languages.ts'
import type { FinishedModel, ProductView } from '#contract/views.ts'
import { isSize } from '../format/parameter-value.ts'
import { textIn } from '../localised.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import { finishOf } from './finish.ts'

/** Empty if the product has no 3D model. */
export function finishedModel(
  parts: Pick<SmallParts, 'categories'>,
  language: Language,
  row: ProductRow,
  { code, category, title, pictures: [picture], model }: ProductView,
): FinishedModel[] {
  if (!model || !picture) return []
  const finish = finishOf(parts, row)
  const { size } = row.values
  return [
    {
      code,
      category,
      title,
      picture,
      model,
      size: isSize(size) ? size : undefined,
      finish: finish && { name: textIn(finish.names, language), colour: finish.colour },
    },
  ]
}
