import { readData } from '#app/browser/read-data.ts'
import { plainSerial } from '#contract/forms/serial-verdict.ts'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { addAtHome } from './kitchen-store.ts'
import { thumbnailOf } from './thumbnail.ts'

/** A model that a visitor owns. A page that has neither title nor category looks them up. */
export type OwnedModel = Pick<AtHome, 'code' | 'serial' | 'bought' | 'reference'> & Partial<Pick<AtHome, 'title' | 'category'>>

type Place = { language: Language; picture: HTMLImageElement | null | undefined }

/** Rejects with a `DOMException` if the browser refuses storage. */
export async function keepOwned({ code, serial, bought, reference, ...known }: OwnedModel, { language, picture }: Place) {
  const { title, category } = known
  const model = title !== undefined && category !== undefined ? { title, category } : await modelOf(code, language)
  const thumbnail = picture ? await thumbnailOf(picture) : undefined
  const number = plainSerial(serial ?? '')
  await addAtHome({
    code,
    ...model,
    added: new Date().toISOString(),
    ...(thumbnail && { picture: thumbnail }),
    ...(number && { serial: number }),
    ...(bought && /^\d{4}-\d{2}-\d{2}$/.test(bought) && { bought }),
    ...(reference && { reference }),
  })
}

/** From the facts of all models, so that no request names this one. */
async function modelOf(code: string, language: Language): Promise<Pick<AtHome, 'title' | 'category'>> {
  const { models } = await readData<KitchenFacts>(pageUrl(language, 'kitchenFacts'))
  const model = models[code]
  if (!model) throw new Error(`There is no model ${code}`)
  return { title: model.title.text, category: model.category }
}
