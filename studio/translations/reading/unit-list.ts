import { FileRefused, type IncomingUnit } from '../exchange-unit.ts'
import { limits } from './limits.ts'

/** What a file has, within the limits: a text that a workbook keeps once can be in every row. */
export function createUnitList() {
  const all: IncomingUnit[] = []
  let characters = 0
  return {
    all,
    add(unit: IncomingUnit) {
      const { file, field, english, translation, before = '' } = unit
      for (const text of [file, field, english, translation, before]) {
        if (text.length > limits.characters) throw new FileRefused('characters')
        characters += text.length
      }
      if (characters > limits.allCharacters) throw new FileRefused('allCharacters')
      if (all.length >= limits.texts) throw new FileRefused('texts')
      all.push(unit)
    },
  }
}
