import type { KitchenFact } from '#contract/views/kitchen-facts.ts'

/** A model of the list, with its facts. */
export type KnownModel = { code: string; fact: KitchenFact }

type Supply = NonNullable<KitchenFact['power']>
const supplies: readonly Supply[] = ['13a', '20a', '32a']

export type Connections = {
  power: { supply: Supply; models: { code: string; amperes: number | undefined }[] }[]
  /** Of all models at full power. */
  amperes: number
  gas: { kinds: readonly string[]; code: string }[]
  ducts: { millimetres: number; code: string }[]
  /** Models that need water. */
  water: string[]
}

/** All connections that the models need together (MK2). */
export function connectionsOf(models: readonly KnownModel[]): Connections {
  const power = supplies
    .map((supply) => ({
      supply,
      models: models.filter(({ fact }) => fact.power === supply).map(({ code, fact }) => ({ code, amperes: fact.amperes })),
    }))
    .filter((group) => group.models.length > 0)
  const amperes = models.reduce((sum, { fact }) => sum + (fact.amperes ?? 0), 0)
  return {
    power,
    amperes: Math.round(amperes * 10) / 10,
    gas: models.flatMap(({ code, fact: { gas } }) => (gas ? [{ kinds: gas, code }] : [])),
    ducts: models.flatMap(({ code, fact: { duct } }) => (duct === undefined ? [] : [{ millimetres: duct, code }])),
    water: models.flatMap(({ code, fact }) => (fact.water ? [code] : [])),
  }
}
