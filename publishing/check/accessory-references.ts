import { codeKey } from '#catalog/queries/code-key.ts'
import type { Fit } from '#contract/content/accessory.ts'
import { fitsProduct } from '../build/entries/build-accessory.ts'
import type { AccessoryEntry, ContentDraft } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import { knownEntries } from './known-entries.ts'
import { fault, type Rule } from './rule.ts'

/** An accessory is found by its folder and told apart by code and title. The models, series and categories that it fits must exist. */
export const accessoryReferences: Rule = (draft) => [...faultsOfEntries(draft), ...missingKits(draft)]

function faultsOfEntries(draft: ContentDraft): ContentIssue[] {
  const codes = new Map<string, AccessoryEntry>()
  const titles = new Map<string, AccessoryEntry>()
  return draft.accessories.flatMap((entry) => {
    const { source, code, title, fits } = entry
    const sameCode = codes.get(codeKey(code))
    const sameTitle = titles.get(title.en)
    codes.set(codeKey(code), sameCode ?? entry)
    titles.set(title.en, sameTitle ?? entry)
    return [
      ...(source.folder === `accessories/${code.toLowerCase()}`
        ? []
        : [fault(source, ['code'], `must match the name of the folder: accessories/${code.toLowerCase()}`)]),
      ...(sameCode ? [fault(source, ['code'], `is the code of ${sameCode.source.folder} too`)] : []),
      ...(sameTitle ? [fault(source, ['title', 'en'], `is the title of ${sameTitle.code} too: say how they differ`)] : []),
      ...fits.flatMap((fit, index) =>
        problemsOf(fit, draft).map(({ path, message }) => fault(source, ['fits', index, ...path], message)),
      ),
    ]
  })
}

/** A hood's parameter names its recirculation kit, so there has to be one, and it has to fit. A maker who lists no accessories has none. */
function missingKits({ accessories, products, unreadable }: ContentDraft): ContentIssue[] {
  if (accessories.length === 0) return []
  const byCode = new Map(accessories.map((entry) => [entry.code, entry]))
  return products.flatMap((product) => {
    const kit = product.values['recirculation-kit']
    if (typeof kit !== 'string' || unreadable.has(`accessories/${kit.toLowerCase()}`)) return []
    const fits = byCode.get(kit)?.fits.some((fit) => fitsProduct(fit, product))
    return fits ? [] : [fault(product.source, ['values', 'recirculation-kit'], `no accessory ${kit} fits ${product.code}`)]
  })
}

type FitProblem = { path: FieldPath; message: string }

function problemsOf(fit: Fit, draft: ContentDraft): FitProblem[] {
  const { hasCategory, hasSeries, hasProduct } = knownEntries(draft)
  if ('models' in fit) {
    return fit.models.flatMap((model, index) =>
      hasProduct(model) ? [] : [{ path: ['models', index], message: `there is no product ${model}` }],
    )
  }
  if ('series' in fit && !hasSeries(fit.series)) return [{ path: ['series'], message: `there is no series ${fit.series}` }]
  if ('category' in fit && !hasCategory(fit.category)) {
    return [{ path: ['category'], message: `there is no category ${fit.category}` }]
  }
  // An unreadable product may be the one that it fits.
  const someProductUnreadable = [...draft.unreadable].some((path) => /^products\/[^/]+$/.test(path))
  const fitsNothing = !someProductUnreadable && !draft.products.some((product) => fitsProduct(fit, product))
  return fitsNothing ? [{ path: [], message: 'no product has all of this, so it fits nothing' }] : []
}
