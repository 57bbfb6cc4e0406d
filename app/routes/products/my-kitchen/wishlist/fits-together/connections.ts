import type { KitchenFact } from '#contract/views/kitchen-facts.ts'

/** A model of the list, with its facts. */
export type KnownModel = { code: string; fact: KitchenFact }

type Supply = NonNullable<KitchenFact['power']>
const supplies: readonly Supply[] = ['13a', '20a', '32a']

export type Connections = {
  power: { supply: Supply; models: { code: string; amperes: number | undefined }[] }[]
  /** Of all models at full power. */
  amperes: number
  gas: { kinds: readonly string[]; codes: string[] }[]
  ducts: { millimetres: number; codes: string[] }[]
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
    gas: grouped(models, ({ gas }) => gas?.join(' ')).map(({ by, codes }) => ({ kinds: by.split(' '), codes })),
    ducts: grouped(models, ({ duct }) => duct).map(({ by, codes }) => ({ millimetres: by, codes })),
    water: models.flatMap(({ code, fact }) => (fact.water ? [code] : [])),
  }
}

/** The codes of all models that have this fact, by its value. */
function grouped<By>(models: readonly KnownModel[], factOf: (fact: KitchenFact) => By | undefined) {
  const groups = Map.groupBy(models, ({ fact }) => factOf(fact))
  return [...groups].flatMap(([by, own]) => (by === undefined ? [] : [{ by, codes: own.map(({ code }) => code) }]))
}
