import { examples } from '../examples.ts'
import { change, fits, no, open } from '../outcome.ts'
import { gas } from './gas.ts'

examples(gas, { energy: 'gas', 'gas-type': ['town-gas', 'lpg'] }, [
  ['town gas fits as delivered', { gas: 'town' }, fits],
  ['LPG needs the other jets', { gas: 'lpg' }, change('fitLpgJets', 'town', 'lpg')],
  ['no gas is a reason', { gas: 'none' }, no('noGas', 'none', 'town-gas lpg')],
  ['an open question names both gases', {}, open('gas', 'town-gas lpg')],
])
examples(gas, { energy: 'gas', 'gas-type': ['lpg'] }, [
  ['a hob for LPG only fits LPG', { gas: 'lpg' }, fits],
  ['a hob for LPG only does not take town gas', { gas: 'town' }, no('noGas', 'town', 'lpg')],
])
examples(gas, { energy: 'induction' }, [['an induction hob needs no gas', { gas: 'none' }, undefined]])
