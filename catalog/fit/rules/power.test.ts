import { examples } from '../examples.ts'
import { change, fits, open } from '../outcome.ts'
import { power } from './power.ts'

examples(power, { supply: 'isolator-32a' }, [
  ['its own isolator fits', { power: '32a' }, fits],
  ['a socket is replaced by an isolator', { power: '13a' }, change('changePower', '13a', '32a')],
  ['an isolator of another rating is replaced', { power: '20a' }, change('changePower', '20a', '32a')],
  ['a connection can be made where there is none', { power: 'none' }, change('changePower', 'none', '32a')],
  ['an open question names the connection', {}, open('power', '32a')],
])
examples(power, { supply: 'plug-13a' }, [
  ['a plug fits a socket', { power: '13a' }, fits],
  ['a plug does not fit an isolator', { power: '32a' }, change('changePower', '32a', '13a')],
])
examples(power, { supply: 'battery' }, [['a battery needs no connection', { power: 'none' }, undefined]])
