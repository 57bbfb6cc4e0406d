import type { CareFamily } from '#contract/content/care.ts'
import type { ProductFile } from '#contract/content/product.ts'

/** The family that a model belongs to: the first one that it fits. */
export function familyOf<Family extends Pick<CareFamily, 'models'>>(
  families: readonly Family[],
  values: ProductFile['values'],
): Family | undefined {
  return families.find(({ models }) => {
    const value = models && values[models.parameter]
    return models === undefined || value === models.option || (Array.isArray(value) && value.some((one) => one === models.option))
  })
}
