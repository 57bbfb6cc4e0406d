import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

it('needs nothing from the environment', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', mode: 'production' })
})

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 3000, dataFolder: 'data' })
})

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('says in one line what is wrong with %o', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(new RegExp(`^[^\n]*${name}: [^\n]+$`))
})

it('tells all faults at once', () => {
  expect(() => readConfig({ PORT: 'x', LIMIT_READ: 'y' })).toThrow(/PORT:.*LIMIT_READ:/)
})

it('leaves no slash at the end of the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe('https://www.example.com')
})
