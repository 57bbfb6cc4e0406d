import { execFile } from 'node:child_process'
import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { fixtureCopy, fixtureFolder } from '#catalog/testing/fixture.ts'
import { temporaryFolder } from '#catalog/testing/temporary-folder.ts'

type Outcome = { code: number; stdout: string; stderr: string }

/** The command as people run it, as a process of its own. */
function content(args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const command = join(import.meta.dirname, 'content.ts')
  return promisify(execFile)(process.execPath, [command, ...args], { env: { ...process.env, ...environment } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Outcome) => ({ code, stdout, stderr }),
  )
}

describe('npm run content check', () => {
  it('says what is translated how far, and ends well without errors', async () => {
    const { code, stdout } = await content(['check', '--dir', fixtureFolder])
    expect(code).toBe(0)
    expect(stdout).toContain('5 products, 11 pictures')
    expect(stdout).toMatch(/products +41\/41 +41\/41 +35\/41 +41\/41 +41\/41/)
    expect(stdout).toContain(
      'news 3, videos 1, recipes 2, happiness 2, cases 2, questions 4, pages 2, notices 2, stores 2, areas 2',
    )
    expect(stdout).toContain('products/rh-0002/product.yaml not (wholly) translated: ko')
    expect(stdout).toContain('No errors, 4 warnings.')
  })

  it('names every error with file, line and field, links that lead nowhere included, and ends with 1', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    await copy.edit('products/rh-0001/en.yaml', (text) => text.replace('/productdetail?id=SD-0001', '/productdetails'))

    const { code, stdout } = await content(['check', '--dir', copy.folder])
    expect(code).toBe(1)
    expect(stdout).toContain('  home.yaml:1 series.0: there is no series velo\n')
    expect(stdout).toContain('  products/rh-0001/en.yaml:4 intro: there is no page /productdetails\n')
    expect(stdout).toContain('2 errors, 4 warnings.')
  })

  it('follows no link out of the folder, waits for no device or pipe, and goes round in no circle', async () => {
    await using copy = await fixtureCopy()
    await rm(join(copy.folder, 'products/rh-0001/ko.yaml'))
    await symlink('/dev/zero', join(copy.folder, 'products/rh-0001/ko.yaml'))
    await rm(join(copy.folder, 'news/new-hood/ko.yaml'), { force: true })
    await promisify(execFile)('mkfifo', [join(copy.folder, 'news/new-hood/ko.yaml')])
    await symlink('.', join(copy.folder, 'products/circle'))

    const { code, stdout } = await content(['check', '--dir', copy.folder])
    expect(code).toBe(1)
    expect(stdout).toContain('news/new-hood/ko.yaml not a regular file')
    expect(stdout).toContain('products/rh-0001/ko.yaml leads out of the content folder')
    expect(stdout).toContain('2 errors')
  })

  it('takes the folder from the environment, as the server does', async () => {
    expect((await content(['check'], { CONTENT_DIR: fixtureFolder })).stdout).toContain('5 products')
  })
})

describe('npm run content pictures', () => {
  it('makes every size ahead, where the server keeps them', async () => {
    await using data = await temporaryFolder()
    const { code, stdout } = await content(['pictures', '--dir', fixtureFolder], { DATA_DIR: data.folder })
    expect(code).toBe(0)
    expect(stdout).toContain('11 pictures')

    const kept = await readdir(join(data.folder, 'pictures'), { recursive: true })
    expect(kept.filter((name) => /rh-0001-studio\.\d+\.avif$/.test(name))).toHaveLength(8)
    expect(kept.filter((name) => name.endsWith('.share.jpg'))).toHaveLength(11)
  })

  it('says what is wrong with content that has faults, without a stack', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('home.yaml', (text) => text.replace('vela', 'velo'))
    const { code, stderr } = await content(['pictures', '--dir', copy.folder])
    expect(code).toBe(1)
    expect(stderr).toContain('home.yaml:1 series.0: there is no series velo')
    expect(stderr).not.toContain('    at ')
  })
})

it('says how it is used when it is asked for nothing it knows', async () => {
  const { code, stderr } = await content(['chekc'])
  expect(code).toBe(1)
  expect(stderr).toContain('npm run content check')
})
