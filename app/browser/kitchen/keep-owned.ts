import { readData } from '#app/browser/read-data.ts'
import { plainSerial } from '#contract/forms/serial-verdict.ts'
import type { AtHome } from '#contract/kitchen/kitchen.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { KitchenFacts } from '#contract/views/kitchen-facts.ts'
import { addAtHome } from './kitchen-store.ts'
import { thumbnailOf } from './thumbnail.ts'

/** A model that a visitor owns. Title and category are looked up in the facts of all models, so that no request names it. */
export type OwnedModel = Pick<AtHome, 'code' | 'serial' | 'bought' | 'reference'>

type Place = { language: Language; picture: HTMLImageElement | null | undefined }

export async function keepOwned({ code, serial, bought, reference }: OwnedModel, { language, picture }: Place): Promise<void> {
  const { models } = await readData<KitchenFacts>(pageUrl(language, 'kitchenFacts'))
  const model = models[code]
  if (!model) throw new Error(`There is no model ${code}`)
  const thumbnail = picture ? await thumbnailOf(picture) : undefined
  const number = plainSerial(serial ?? '')
  await addAtHome({
    code,
    title: model.title.text,
    category: model.category,
    added: new Date().toISOString(),
    ...(thumbnail && { picture: thumbnail }),
    ...(number && { serial: number }),
    ...(bought && /^\d{4}-\d{2}-\d{2}$/.test(bought) && { bought }),
    ...(reference && { reference }),
  })
}
