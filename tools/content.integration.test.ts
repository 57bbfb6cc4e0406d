import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fixtureCopy, fixtureFolder } from '#publishing/testing/fixture.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { contentCommands } from './content-commands.ts'

type Outcome = { code: number; stdout: string; stderr: string }

/** Runs the command in its own process, as people do. */
function content(args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const command = join(import.meta.dirname, 'content.ts')
  return promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, ...compileCache, ...environment },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  )
}

/** Runs `check` here, without the start of a process. */
async function check(folder: string, options: { table?: boolean; numbers?: boolean; all?: boolean } = {}) {
  const said: string[] = []
  const isSound = await contentCommands.get('check')?.({ folder, ...options, say: (text) => said.push(`${text}\n`) })
  return { isSound, report: said.join('') }
}

describe('npm run content check', () => {
  it('prints the translation coverage with --table, and exits with 0 without errors', async () => {
    const { code, stdout } = await content(['check', '--table', '--dir', fixtureFolder])
    expect(code).toBe(0)
    expect(stdout).toContain('5 products, 11 pictures')
    expect(stdout).toMatch(/products +42\/42 +42\/42 +36\/42 +42\/42 +42\/42/)
    expect(stdout).toContain(
      'news 3, videos 1, recipes 2, happiness 2, cases 2, careers 2, press 1, care 1, questions 4, pages 3, notices 2, accessories 2, stores 2, areas 2',
    )
    expect(stdout).toContain('products/rh-0002/product.yaml is not fully translated: ko')
    expect(stdout).toContain('No errors, 21 warnings.')
  })

  it('lists the numbers that may be facts with --numbers, those that equal one first, and all numbers with --all', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('products/rh-0001/en.yaml', (text) => text.replace('Only {noise}.', 'Only 57.0 dB(A).'))

    const { report } = await check(copy.folder, { numbers: true })
    const [equal, others] = report.split('Numbers of no known kind')
    expect(equal).toContain('products/rh-0001/en.yaml:11 details.0.text: 57.0 dB(A) ({noise})')
    expect(others).toMatch(/: 65 cm$/m)
    expect(others).toMatch(/^ +\d+ {2}fact$/m)

    const { report: table } = await check(copy.folder, { numbers: true, all: true })
    expect(table.split('\n')[0]).toBe('file,line,field,number,source,placeholder')
    expect(table).toContain('products/rh-0001/en.yaml,11,details.0.text,57.0 dB(A),equals a fact,{noise}')
    expect(table).toMatch(/^products\/rh-0001\/en\.yaml,\d+,details\.1\.text,\{airflow\},fact,$/m)
  })

  it('lists every error with file, line and field, including broken links, and exits with 1', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    await copy.edit('products/rh-0001/en.yaml', (text) => text.replace('/productdetail?id=SD-0001', '/productdetails'))

    const { code, stdout } = await content(['check', '--dir', copy.folder])
    expect(code).toBe(1)
    expect(stdout).toContain('  home.yaml:1 series.0: there is no series velo\n')
    expect(stdout).toContain('  products/rh-0001/en.yaml:4 intro: there is no page /productdetails\n')
    expect(stdout).toContain('2 errors, 14 warnings.')
  })

  it('CT2: names files in another encoding, with their line and what to do, captions too', async () => {
    await using copy = await fixtureCopy()
    const gbk = Buffer.concat([Buffer.from('title: '), Buffer.from([0xd7, 0xa2, 0xd2, 0xe2]), Buffer.from('\n')])
    await writeFile(join(copy.folder, 'products/rh-0001/zh-Hans.yaml'), gbk)
    const captions = join(copy.folder, 'products/rh-0001/video/opening.vtt')
    await writeFile(captions, Buffer.concat([await readFile(captions), Buffer.from([0xe9, 0x0a])]))
    const { isSound, report } = await check(copy.folder)
    expect(isSound).toBe(false)
    expect(report).toMatch(/products\/rh-0001\/zh-Hans\.yaml:1.* is not UTF-8: .* save it as UTF-8/)
    expect(report).toMatch(/opening\.vtt:\d+ is not UTF-8/)
  })

  it('refuses links out of the folder, devices and pipes, and does not follow link loops', async () => {
    await using copy = await fixtureCopy()
    await rm(join(copy.folder, 'products/rh-0001/ko.yaml'))
    await symlink('/dev/zero', join(copy.folder, 'products/rh-0001/ko.yaml'))
    await rm(join(copy.folder, 'news/new-hood/ko.yaml'), { force: true })
    await promisify(execFile)('mkfifo', [join(copy.folder, 'news/new-hood/ko.yaml')])
    await symlink('.', join(copy.folder, 'products/loop'))

    // In a process, because reading a pipe would stop this one.
    const { code, stdout } = await content(['check', '--dir', copy.folder])
    expect(code).toBe(1)
    expect(stdout).toContain('news/new-hood/ko.yaml is not a regular file')
    expect(stdout).toContain('products/rh-0001/ko.yaml is a link to a file outside the content folder')
    expect(stdout).toContain('2 errors')
  })

  it('reports texts that would take minutes to parse or overflow the stack', async () => {
    await using copy = await fixtureCopy()
    const words = (markdown: string) => () => `title: A\nintro: B\npictureAlt: C\ncontent: "${markdown}"\n`
    await copy.edit('news/new-hood/en.yaml', words('*a_'.repeat(33_000)))
    await copy.edit('news/new-hood/ko.yaml', words('*a_'.repeat(600)))
    await copy.edit('news/showroom/en.yaml', words(`${'>'.repeat(900)} a`))
    await copy.edit('news/tomorrow/en.yaml', words(`${'- '.repeat(30)} a`))
    await copy.edit('pages/brand/en.yaml', () => `title: ${'['.repeat(50_000)}`)
    await copy.edit('pages/brand/ko.yaml', () => `# ${'a'.repeat(128 * 1024)}`)

    const { isSound, report } = await check(copy.folder)
    expect(isSound).toBe(false)
    for (const line of [
      'news/new-hood/en.yaml:4 content: is too long: it has 99000 characters, the limit is 20000',
      'news/new-hood/ko.yaml:4 content: has too much formatting: list items and the characters * _ ~ [ ] < > ! | & = and ` add up to 1200',
      'news/showroom/en.yaml:4 content: is nested too deeply',
      'news/tomorrow/en.yaml:4 content: is nested too deeply',
      'pages/brand/en.yaml:1 cannot be read as YAML',
      'pages/brand/ko.yaml is too large: it has 0.125 MB, the limit is 0.125 MB',
    ]) {
      expect(report).toContain(line)
    }
  })

  it('reports a wrong indentation once, with its likely cause', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('news/new-hood/en.yaml', (text) => ` ${text}`)
    await copy.edit('products/rh-0001/product.yaml', (text) => text.replace('values:', ' values:'))

    const { report } = await check(copy.folder)
    const reported = report.split('\n').filter((line) => /rh-0001|new-hood/.test(line))
    expect(reported).toHaveLength(2)
    for (const line of reported) expect(line).toMatch(/yaml:\d+ cannot be read as YAML: .*too many or too few spaces/)
  })

  it('warns of documents copied from another product', async () => {
    await using copy = await fixtureCopy()
    await cp(join(copy.folder, 'products/rh-0001/documents'), join(copy.folder, 'products/rh-0002/documents'), {
      recursive: true,
    })
    const documents = 'documents: { manual: { en: documents/RH-0001-manual.pdf } }\n'
    await copy.edit('products/rh-0002/product.yaml', (text) => text + documents)

    const { isSound, report } = await check(copy.folder)
    expect(isSound).toBe(true)
    expect(report).toContain('documents.manual.en: documents/RH-0001-manual.pdf is a document of RH-0001, not of RH-0002')
    expect(report).not.toContain('Translated')
  })

  it('names manuals that visitors miss, because their text uses a fact that the product lacks', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('products/rh-0002/product.yaml', (text) => text.replace('airflow: 900, ', ''))
    const { isSound, report } = await check(copy.folder)
    expect(isSound).toBe(true)
    expect(report).toMatch(/rh-0002\/product\.yaml:\d+ values: there is no manual of RH-0002: its text needs airflow/)
    expect(report).not.toContain('manual of RH-0001')
  })

  it('uses CONTENT_DIR, as the server does', async () => {
    expect((await content(['check'], { CONTENT_DIR: fixtureFolder })).stdout).toContain('5 products')
  })
})

describe('npm run content pictures', () => {
  it('encodes every variant into the folder that the server uses', async () => {
    await using data = await temporaryFolder()
    const { code, stdout } = await content(['pictures', '--dir', fixtureFolder], { DATA_DIR: data.folder })
    expect(code).toBe(0)
    expect(stdout).toContain('11 pictures')

    const kept = await readdir(join(data.folder, 'pictures'), { recursive: true })
    expect(kept.filter((name) => /rh-0001-studio\.\d+\.avif$/.test(name))).toHaveLength(6)
    expect(kept.filter((name) => name.endsWith('.share.jpg'))).toHaveLength(11)
  })

  it('lists the faults of the content, without a stack trace', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    const { code, stderr } = await content(['pictures', '--dir', copy.folder])
    expect(code).toBe(1)
    expect(stderr).toContain('home.yaml:1 series.0: there is no series velo')
    expect(stderr).not.toContain('    at ')
  })
})

it('prints its usage for an unknown command', async () => {
  const { code, stderr } = await content(['chekc'])
  expect(code).toBe(1)
  expect(stderr).toContain('npm run content check')
})

describe('SW5: npm run content check, with releases', () => {
  const text = (title: string) => `title: ${title}\nintro: Short\ncontent: Long\npictureAlt: A kitchen\n`
  async function withReleases(files: Record<string, string>) {
    const copy = await fixtureCopy()
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(copy.folder, 'releases', file)), { recursive: true })
      await writeFile(join(copy.folder, 'releases', file), content)
    }
    return copy
  }

  it('names the release and its day for each fault that it brings', async () => {
    await using copy = await withReleases({
      '2020-01-01-past/news/showroom/en.yaml': text('Past'),
      '2999-01-01-fine/news/new-hood/en.yaml': text('Fine'),
      '2999-02-01-a/news/new-hood/en.yaml': 'title: [',
      '2999-02-01-b/.removed.json': '["products/sd-0002/pictures/studio.webp", "news/nothing/en.yaml"]',
      '2999-03-01-mended/news/new-hood/en.yaml': text('Mended'),
    })
    const { isSound, report } = await check(copy.folder)
    expect(isSound).toBe(false)
    expect(report).toContain('From 2999-01-01 on, with the release 2999-01-01-fine: no new faults.')
    const [, errors = ''] = report.split('Errors from 2999-02-01 on, through the releases 2999-02-01-a, 2999-02-01-b (')
    expect(errors).toContain('releases/2999-02-01-a/news/new-hood/en.yaml:1 cannot be read as YAML')
    expect(errors).toContain('products/sd-0002/product.yaml:7 pictures.0: there is no file')
    expect(errors).toContain('removes news/nothing/en.yaml, which does not exist')
    expect(report).toContain('From 2999-03-01 on, with the release 2999-03-01-mended: no new faults.')
    expect(report).not.toMatch(/^Errors \(/m)
  })

  it('reports a release of today as part of the content, and warns about a name that is none', async () => {
    await using copy = await withReleases({
      '2020-01-01-past/news/showroom/en.yaml': 'title: [',
      'christmas/news/new-hood/en.yaml': text('Never'),
    })
    const { report } = await check(copy.folder)
    expect(report).toContain('releases/2020-01-01-past/news/showroom/en.yaml:1 cannot be read as YAML')
    expect(report).toContain('releases/christmas is not a release, so it never shows')
    expect(report).toContain('1 error, ')
  })
})
