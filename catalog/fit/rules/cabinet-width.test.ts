import { examples } from '../examples.ts'
import { fits, no, open } from '../outcome.ts'
import { cabinetWidth } from './cabinet-width.ts'

examples(cabinetWidth, { 'cabinet-inner': 864 }, [
  ['exactly enough fits', { cabinetWidth: 864 }, fits],
  ['a narrower cabinet does not', { cabinetWidth: 764 }, no('narrowCabinet', 764, 864)],
  ['an open question says what is needed', {}, open('cabinetWidth', 864)],
])
