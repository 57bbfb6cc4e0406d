import { readData } from '#app/browser/read-data.ts'
import { readSerial } from '#contract/forms/warranty/serial-number.ts'
import type { OwnedEntry } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { addOwned } from './kitchen-store.ts'
import { thumbnailOf } from './thumbnail.ts'

/** A model that a visitor owns. A page that has neither title nor category looks them up. */
export type OwnedModel = Pick<OwnedEntry, 'code' | 'serial' | 'bought' | 'reference'> &
  Partial<Pick<OwnedEntry, 'title' | 'category'>>

/** Longer text would not be read from storage. */
const maxSerial = 100

type Place = { language: Language; picture: HTMLImageElement | null | undefined }

/** Rejects with a `DOMException` if the browser refuses storage. */
export async function addOwnedModel({ code, serial, bought, reference, ...known }: OwnedModel, { language, picture }: Place) {
  const { title, category } = known
  const model = title !== undefined && category !== undefined ? { title, category } : await modelOf(code, language)
  const thumbnail = picture ? await thumbnailOf(picture) : undefined
  // What can't be read is kept as typed: My kitchen warns about it.
  const number = readSerial(serial ?? '', code) ?? serial?.trim().slice(0, maxSerial)
  await addOwned({
    code,
    ...model,
    added: new Date().toISOString(),
    ...(thumbnail && { picture: thumbnail }),
    ...(number && { serial: number }),
    ...(bought && /^\d{4}-\d{2}-\d{2}$/.test(bought) && { bought }),
    ...(reference && { reference }),
  })
}

const loadSchema = async () => (await import('#contract/fetched/kitchen-facts.ts')).KitchenFacts

/** From the facts of all models, so that no request names this one. */
async function modelOf(code: string, language: Language): Promise<Pick<OwnedEntry, 'title' | 'category'>> {
  const { models } = await readData(pageUrl(language, 'kitchenFacts'), loadSchema())
  const model = ownValue(models, code)
  if (!model) throw new Error(`There is no model ${code}`)
  return { title: model.title.text, category: model.category }
}
