import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { dayInSingapore, endOfDayInSingapore } from '#i18n/singapore-time.ts'
import { openPublishedStore } from '#publishing/store/open-store.ts'
import { publishContent } from '#publishing/store/publish.ts'
import { fixtureCopy } from '#publishing/testing/fixture.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { testDatabases } from '#submissions/testing/databases.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'

const words = 'products/rh-0001/en.yaml'
const minuteMs = 60_000
/** How wrong the clocks of the nodes are. */
const shifts = [-10 * minuteMs, -30_000, 30_000, 10 * minuteMs]
const clock = new URL('../submissions/testing/shifted-clock.mjs', import.meta.url).href

it.each(testDatabases.filter(({ name }) => name === 'PostgreSQL'))(
  'a release starts on four nodes when the clock of $name says midnight, whatever their own clocks say',
  async ({ open }) => {
    await using database = await open()
    await using content = await fixtureCopy()
    await using data = await temporaryFolder()
    const { DATABASE_URL = '' } = database.environment
    const midnight = endOfDayInSingapore(new Date())

    /** The clock of the server stands still, so that the test decides when it is midnight. */
    const setClock = (at: number) => database.execute(`update shifted.clock set at = to_timestamp(${at / 1000})`)
    await database.execute(`
      create schema shifted;
      create table shifted.clock (at timestamptz);
      insert into shifted.clock values (now());
      create function shifted.clock_timestamp() returns timestamptz language sql as 'select at from shifted.clock';
      alter database ${new URL(DATABASE_URL).pathname.slice(1)} set search_path = shifted, pg_catalog, public`)
    const before = midnight - 5 * minuteMs
    await setClock(before)

    const release = `releases/${dayInSingapore(new Date(midnight))}-title/${words}`
    await cp(join(content.folder, words), join(content.folder, release))
    await content.edit(release, (text) => text.replace(/^title: .*/m, 'title: The released hood'))
    const store = await openPublishedStore({ databaseUrl: DATABASE_URL, dataFolder: '' })
    await publishContent(content.folder, store, { by: 'Mei' }).finally(store.close)

    await using nodes = new AsyncDisposableStack()
    const origins = await Promise.all(
      shifts.map(async (shift, index) => {
        const node = await startSiteProcess({
          ...{ CONTENT: 'published', CONTENT_DIR: '/nowhere', DATA_DIR: join(data.folder, String(index)), DATABASE_URL },
          ...{ NODE_OPTIONS: `--import=${clock}`, SHIFT_MS: String(before - Date.now() + shift) },
        })
        nodes.use(node)
        return node.origin
      }),
    )
    const releasedOn = () =>
      Promise.all(
        origins.map(async (origin) => {
          const page = await fetch(origin + pageUrl('en', 'product', { id: 'RH-0001' }))
          return (await page.text()).includes('The released hood')
        }),
      )
    expect(await releasedOn()).toEqual([false, false, false, false])
    await setClock(midnight)
    await expect.poll(releasedOn).toEqual([true, true, true, true])
  },
)
