import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testDatabases } from '#submissions/testing/databases.ts'
import type { Edit } from '../files/edit-yaml.ts'
import { openStudio } from './testing/open-studio.ts'

const notice = 'notices/hb-7830-lpg-jet/notice.yaml'
const product = 'products/hb-7830/en.yaml'
type FaultOfField = { field: string; path?: string[]; message: string }
const stillGiven =
  /^products\/hb-7830\/product\.yaml \(en\) still gives instructions that it withdraws for HB-7830: “change the four jets”/

describe.each(testDatabases.slice(0, 1))('K2: publishing while a notice withdraws instructions', ({ open }) => {
  async function openWithContent() {
    const database = await open()
    cpSync('tests/content', join(String(database.environment['DATA_DIR']), 'content'), { recursive: true })
    const studio = await openStudio(database)
    const call = async (name: string, body: object) => JSON.parse((await studio.ask(`/api/${name}`, { body })).text)

    async function draft(file: string, edit: Edit) {
      const { version } = (await call('entryForm', { file })).files.find((each: { file: string }) => each.file === file)
      const done = await call('draftEdit', { file, version, edits: [edit] })
      return { file, version: done.version }
    }
    const published = () => readFileSync(join(String(database.environment['DATA_DIR']), 'content', product), 'utf8')
    return {
      ...{ call, draft, published },
      async [Symbol.asyncDispose]() {
        await studio[Symbol.asyncDispose]()
        await database[Symbol.asyncDispose]()
      },
    }
  }

  it.each(['publishNow', 'publishOn'])('%s refuses a text that still gives them, in words, and writes nothing', async (name) => {
    await using studio = await openWithContent()
    const before = studio.published()
    const chosen = [await studio.draft(product, { set: ['summary'], value: 'For LPG, change the four jets.' })]
    const when = name === 'publishOn' ? { day: '2099-01-01', title: 'New year' } : {}
    const outcome = await studio.call(name, { chosen, ...when })
    const fault = { file: notice, message: expect.stringMatching(stillGiven) }
    expect(outcome).toMatchObject({ refused: 'faults', faults: [fault] })
    expect(studio.published()).toBe(before)
    expect((await studio.call('publishCheck', { chosen })).faults).toMatchObject([fault])
  })

  it('a new safety notice says at its field that the instructions are to be named, from the start and until they are', async () => {
    await using studio = await openWithContent()
    const { file } = await studio.call('entryNew', { kind: 'notice' })
    /** In the form, in its checks and in those of all content. */
    const unsaid = async () => {
      const { files } = await studio.call('entryForm', { file })
      const { faults } = await studio.call('entryFaults', { file })
      const all = (await studio.call('faults', {})).faults
      const ofField = ({ field, path = [field], message }: FaultOfField) => (path.join() === 'suppresses' ? [message] : [])
      return [files[0].faults, faults, all].map((found: FaultOfField[]) => found.flatMap(ofField))
    }
    const message = 'a safety notice must name the instructions that it withdraws, or “none”'
    expect(await unsaid()).toEqual([[message], [message], [message]])
    await studio.draft(file, { set: ['models'], value: [{ code: 'HB-7830', serials: [{ from: '261000001', to: '261000002' }] }] })
    expect(await unsaid()).toEqual([[message], [message], [message]])
    await studio.draft(file, { set: ['suppresses'], value: ['none'] })
    expect(await unsaid()).toEqual([[], [], []])
  })
})
