import { access, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readableName } from '#catalog/media/media-names.ts'
import { variantsOf, variantUrl } from '#catalog/media/picture-variant.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import { loadCatalog } from '../load-catalog.ts'
import { ContentError } from '../read/content-issue.ts'
import { fixtureCopy, fixtureFolder } from '../testing/fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { encodePicture } from './encode-picture.ts'
import { createFileStore } from './file-store.ts'
import { originalsIn } from './originals.ts'
import { createPictureStore } from './picture-store.ts'
import { readMaster } from './read-master.ts'
import { servedMedia } from './serve-media.ts'
import { sweepMedia } from './sweep-media.ts'

const catalog = await loadCatalog(fixtureFolder)
const fixtureOriginals = originalsIn(fixtureFolder)
const studio = catalog.product('en', 'RH-0001')?.pictures[0]?.src ?? ''

describe('media URLs', () => {
  it.each([
    { path: 'products/rh-9010/pictures/studio.webp', name: 'rh-9010-studio' },
    { path: 'categories/range-hoods/pictures/wide.webp', name: 'range-hoods-wide' },
    { path: 'banners/home-1.v2.webp', name: 'banners-home-1-v2' },
  ])('$path is called $name', ({ path, name }) => expect(readableName(path)).toBe(name))

  it('contain a hash of the bytes and resolve to the file', () => {
    expect(studio).toMatch(/^\/media\/[0-9a-f]{10}\/rh-0001-studio$/)
    const manual = catalog.product('en', 'RH-0001')?.documents[0]?.file
    expect(manual).toMatchObject({ fileName: 'RH-0001-manual.pdf', type: 'pdf', language: 'en' })
    expect(catalog.resolveMedia(manual?.url ?? '')).toMatchObject({ kind: 'file', bytes: manual?.bytes })
  })

  it('G11: pictures have their width and height', () => {
    expect(catalog.product('en', 'RH-0001')?.pictures.map(({ width, height }) => [width, height])).toEqual([
      [1700, 1275],
      [320, 240],
    ])
  })

  it('exist for widths up to that of the master, in two formats, and for sharing', () => {
    const variant = catalog.resolveMedia(`${studio}.240.webp`)
    const master = variant?.kind === 'variant' ? variant.master : undefined
    expect(master && variantsOf(master).map((each) => variantUrl(each).replace(studio, ''))).toEqual([
      ...[240, 480, 720, 960, 1200, 1600].map((width) => `.${width}.avif`),
      ...[240, 480, 960, 1600].map((width) => `.${width}.webp`),
      '.share.jpg',
    ])
  })

  it('X16: a JPEG of the full size can be downloaded, and is not made ahead', async () => {
    const variant = catalog.resolveMedia(`${studio}.full.jpg`)
    if (variant?.kind !== 'variant') throw new Error('no such variant')
    expect(variantsOf(variant.master).map(({ size }) => size.kind)).not.toContain('full')
    const { path, hash } = variant.master
    const jpeg = await encodePicture({ file: join(fixtureFolder, path), hash, size: variant.size })
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1700, height: 1275 })
  })

  it.each(['.2400.webp', '.241.webp', '.240.png', '.240.webp.webp', '', '.webp', '/../rh-0001-studio.240.webp', '.240.webp?x'])(
    'exist for no other ending: %s',
    (ending) => expect(catalog.resolveMedia(`${studio}${ending}`)).toBeUndefined(),
  )
})

it.each([
  ['.320.avif', '.480.avif'],
  ['.1280.webp', '.1600.webp'],
  ['.1920.avif', '.1600.avif'],
])('a picture width of an earlier release gives the next larger one: %s', (former, now) => {
  const variant = catalog.resolveMedia(studio + former)
  expect(variant?.kind === 'variant' && variantUrl(variant)).toBe(studio + now)
})

describe('a picture variant', () => {
  it('is encoded once, in its width and format, and stored', async () => {
    await using cache = await temporaryFolder()
    const file = await make(cache.folder, `${studio}.480.avif`)
    expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 360, compression: 'av1' })

    // The stored file is served, not encoded again.
    await writeFile(file, 'as it was')
    expect(await readFile(await make(cache.folder, `${studio}.480.avif`), 'utf8')).toBe('as it was')
  })

  it('is never wider than its master', async () => {
    await using cache = await temporaryFolder()
    await using copy = await fixtureCopy()
    await writeFile(
      join(copy.folder, 'products/rh-0001/pictures/front.webp'),
      await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    )
    const small = await loadCatalog(copy.folder)
    const { src = '' } = small.product('en', 'RH-0001')?.pictures[1] ?? {}
    const file = await make(cache.folder, `${src}.240.webp`, small, copy.folder)
    expect(await sharp(file).metadata()).toMatchObject({ width: 90, format: 'webp' })
  })

  it('for sharing is a JPEG of 1200×630', async () => {
    await using cache = await temporaryFolder()
    expect(await sharp(await make(cache.folder, `${studio}.share.jpg`)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
  })

  it('is encoded once for many concurrent requests, and leaves no temporary files', async () => {
    await using cache = await temporaryFolder()
    let encodings = 0
    const store = createPictureStore(cache.folder, fixtureOriginals, {
      encode: (job) => {
        encodings += 1
        return encodePicture(job)
      },
    })

    const requests = Array.from({ length: 20 }, () => store.make(variantOf(`${studio}.960.webp`)))
    const [first, ...others] = await Promise.all(requests)
    for (const other of others) expect(other).toEqual(first)
    expect(encodings).toBe(1)
    expect(await filesIn(cache.folder)).toEqual(['rh-0001-studio.960.webp'])
  })

  it('that is not made yet does not make visitors wait: they get the master, then a larger size, then the size itself', async () => {
    await using cache = await temporaryFolder()
    const encoding = Promise.withResolvers<void>()
    const store = createPictureStore(cache.folder, fixtureOriginals, {
      encode: async (job) => {
        await encoding.promise
        return encodePicture(job)
      },
    })
    const wanted = variantOf(`${studio}.480.avif`)
    const shown = async () => {
      const picture = await store.pictureNow(wanted)
      return picture && { ending: picture.name.split('/').at(-1), isStandIn: picture.isStandIn }
    }
    expect(await shown()).toEqual({ ending: 'studio.webp', isStandIn: true })
    await make(cache.folder, `${studio}.1600.avif`)
    await make(cache.folder, `${studio}.960.webp`)
    await make(cache.folder, `${studio}.240.avif`)
    expect(await shown()).toEqual({ ending: 'rh-0001-studio.960.webp', isStandIn: true })
    encoding.resolve()
    await store.make(wanted)
    expect(await shown()).toEqual({ ending: 'rh-0001-studio.480.avif', isStandIn: false })
  })

  it('as WebP has no AVIF as stand-in, because only old browsers ask for it', async () => {
    await using cache = await temporaryFolder()
    await make(cache.folder, `${studio}.1600.avif`)
    const never = new Promise<undefined>(() => {})
    const { pictureNow } = createPictureStore(cache.folder, fixtureOriginals, { encode: () => never })
    expect(await pictureNow(variantOf(`${studio}.480.webp`))).toMatchObject({ name: expect.stringMatching(/studio\.webp$/) })
  })

  it('for sharing has no stand-in: programs keep what they get for weeks', async () => {
    await using cache = await temporaryFolder()
    const { pictureNow } = createPictureStore(cache.folder, fixtureOriginals, { encode: encodePicture })
    expect(await pictureNow(variantOf(`${studio}.share.jpg`))).toMatchObject({ isStandIn: false })
  })

  it('that cannot be encoded is reported once, and visitors get the master', async () => {
    await using cache = await temporaryFolder()
    let tries = 0
    const reported: unknown[] = []
    const { pictureNow } = createPictureStore(cache.folder, fixtureOriginals, {
      encode: async () => {
        tries += 1
        throw new Error('broken')
      },
      reportFailed: (error) => reported.push(error),
    })
    for (const _ of [1, 2, 3]) {
      expect(await pictureNow(variantOf(`${studio}.480.avif`))).toMatchObject({ isStandIn: true })
    }
    await expect.poll(() => reported.length).toBe(1)
    expect(tries).toBe(1)
  })

  it('is not encoded if its picture has changed since the content was loaded', async () => {
    await using cache = await temporaryFolder()
    await using copy = await fixtureCopy()
    const before = await loadCatalog(copy.folder)
    const { src = '' } = before.product('en', 'RH-0001')?.pictures[0] ?? {}
    const other = join(copy.folder, 'products/rh-0002/pictures/studio.webp')
    await writeFile(join(copy.folder, 'products/rh-0001/pictures/studio.webp'), await readFile(other))

    expect(await servedMedia(`${src}.240.webp`, before, stores(cache.folder, copy.folder))).toBeUndefined()
  })

  it('throws if its picture exists but cannot be read', async () => {
    await using cache = await temporaryFolder()
    await using copy = await fixtureCopy()
    const variant = (await loadCatalog(copy.folder)).resolveMedia(`${studio}.240.webp`)
    if (variant?.kind !== 'variant') throw new Error('The fixture has no such picture')
    const master = join(copy.folder, variant.master.path)
    await rm(master)
    const { make, pictureNow } = createPictureStore(cache.folder, originalsIn(copy.folder), {
      encode: ({ file, hash }) => readMaster(file, hash),
    })
    expect([await make(variant), await pictureNow(variant)]).toEqual([undefined, undefined])
    await symlink(master, master)
    await expect(make(variant)).rejects.toThrow('ELOOP')
    await expect(pictureNow(variant)).rejects.toThrow('ELOOP')
  })

  it('is still served after its picture has left the content', async () => {
    await using cache = await temporaryFolder()
    await make(cache.folder, `${studio}.240.webp`)
    await using copy = await fixtureCopy()
    await copy.edit('products/rh-0001/product.yaml', (text) => text.replace('pictures/studio.webp', 'pictures/front.webp'))
    const after = await loadCatalog(copy.folder)

    expect(after.resolveMedia(`${studio}.240.webp`)).toBeUndefined()
    expect(await servedMedia(`${studio}.240.webp`, after, stores(cache.folder))).toMatchObject({
      contentType: 'image/webp',
    })
  })

  it.each(['/media/../../etc/passwd', '/media/0123456789/../../x.240.webp', '/media/0123456789/none.240.webp'])(
    'is not served for an unknown URL: %s',
    async (url) => {
      await using cache = await temporaryFolder()
      expect(await servedMedia(url, catalog, stores(cache.folder))).toBeUndefined()
      expect(await filesIn(cache.folder)).toEqual([])
    },
  )
})

describe('a document', () => {
  const fileOf = async (folder: string) => {
    const file = [...(await loadCatalog(folder)).mediaFiles()].find(({ fileName }) => fileName === 'RH-0001-manual.pdf')
    if (!file) throw new Error('no manual')
    return file
  }

  it('is copied before the first request, and kept for a month after it left the content', async () => {
    await using cache = await temporaryFolder()
    await using copy = await fixtureCopy()
    const before = await fileOf(copy.folder)
    const original = join(copy.folder, before.path)
    const first = await readFile(original)
    const store = createFileStore(cache.folder, originalsIn(copy.folder), failWhenUnstored)
    await store.keepAll([before])

    await writeFile(original, 'another edition')
    await store.keepAll([await fileOf(copy.folder)])
    const kept = (await store.storedFile(before.url)) ?? ''
    expect(await readFile(kept)).toEqual(first)

    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    await utimes(kept, longAgo, longAgo)
    await store.keepAll([await fileOf(copy.folder)])
    expect(await store.storedFile(before.url)).toBeUndefined()
  })

  it('keeps a made document as long as it can be made, and a month longer', async () => {
    await using cache = await temporaryFolder()
    const store = createFileStore(cache.folder, fixtureOriginals, failWhenUnstored)
    const url = '/media/0123456789/rh-0001-manual.en.pdf'
    const path = join(cache.folder, '0123456789', 'rh-0001-manual.en.pdf')
    await mkdir(dirname(path))
    await writeFile(path, '%PDF')
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)

    await utimes(path, longAgo, longAgo)
    await store.keepAll([], (names) => [...names].map((name) => ({ url: join(dirname(url), name) })))
    await store.keepAll([])
    expect(await store.storedFile(url)).toBe(path)
    await utimes(path, longAgo, longAgo)
    await store.keepAll([])
    expect(await store.storedFile(url)).toBeUndefined()
  })

  it('is served from the content folder if it cannot be copied, as long as its bytes match the URL', async () => {
    await using copy = await fixtureCopy()
    const noFolder = join(copy.folder, 'home.yaml')
    const reported: unknown[] = []
    const store = createFileStore(noFolder, originalsIn(copy.folder), (error) => reported.push(error))
    const file = await fileOf(copy.folder)
    const original = join(copy.folder, file.path)
    expect(await store.pathTo(file)).toBe(original)

    await writeFile(original, 'another edition')
    expect(await store.pathTo(file)).toBeUndefined()
    expect(reported).toHaveLength(1)
  })

  it.each([
    {
      leadsTo: '/etc/hostname',
      fault: 'is a link to a file outside the content folder: put the file itself inside the content folder',
    },
    {
      leadsTo: '/dev/zero',
      fault: 'is a link to a file outside the content folder: put the file itself inside the content folder',
    },
    { leadsTo: '.', fault: 'is not a regular file: put the file itself here' },
  ])('is a fault if it is a link to $leadsTo', async ({ leadsTo, fault }) => {
    await using copy = await fixtureCopy()
    const file = join(copy.folder, (await fileOf(copy.folder)).path)
    await rm(file)
    await symlink(leadsTo, file)
    const error = await loadCatalog(copy.folder).catch((thrown: unknown) => thrown)
    expect(error instanceof ContentError && error.issues[0]).toMatchObject({ field: 'documents.manual.en', message: fault })
  })
})

describe('cleaning up stored media', () => {
  it('removes a variant without a URL in the content, a month after it was made', async () => {
    await using cache = await temporaryFolder()
    const [wanted, old, recent] = await Promise.all(
      ['240', '480', '960'].map((width) => make(cache.folder, `${studio}.${width}.webp`)),
    )
    if (!wanted || !old || !recent) throw new Error('not made')
    const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    await Promise.all([wanted, old].map((file) => utimes(file, longAgo, longAgo)))

    expect(await sweepMedia(cache.folder, new Set([`${studio}.240.webp`]))).toBe(1)
    await expect(access(old)).rejects.toThrow('ENOENT')
    expect((await filesIn(cache.folder)).sort()).toEqual(['rh-0001-studio.240.webp', 'rh-0001-studio.960.webp'])
  })
})

describe('missing media', () => {
  it('are faults at the places that refer to them', async () => {
    await using copy = await fixtureCopy()
    await copy.edit('products/rh-0001/product.yaml', (text) =>
      text
        .replace('pictures/studio.webp', 'pictures/none.webp')
        .replace('RH-0001-manual.pdf', 'none.pdf')
        .replace('poster: pictures/front.webp', 'poster: /a/../../x.webp'),
    )
    await writeFile(join(copy.folder, 'products/sd-0001/pictures/studio.webp'), 'no picture')

    const error = await loadCatalog(copy.folder).catch((thrown: unknown) => thrown)
    const issues = error instanceof ContentError ? error.issues : []
    expect(issues.map(({ file, line, field }) => `${file}:${line} ${field}`)).toEqual([
      'products/rh-0001/product.yaml:15 pictures.0',
      'products/rh-0001/product.yaml:20 video.poster',
      'products/rh-0001/product.yaml:22 documents.manual.en',
      'products/sd-0001/product.yaml:7 pictures.0',
    ])
    expect(issues[0]?.message).toBe(
      'there is no file products/rh-0001/pictures/none.webp: put it into the content folder, or correct the name',
    )
  })
})

const failWhenUnstored = (error: unknown) => {
  throw error
}
function stores(folder: string, contentFolder = fixtureFolder) {
  const originals = originalsIn(contentFolder)
  return {
    pictures: createPictureStore(folder, originals, { encode: encodePicture, reportUnstored: failWhenUnstored }),
    mediaFiles: createFileStore(folder, originals, failWhenUnstored),
    documents: createDocumentStore(folder, originals, { reportUnstored: failWhenUnstored }),
  }
}

function variantOf(url: string, from = catalog) {
  const variant = from.resolveMedia(url)
  if (variant?.kind !== 'variant') throw new Error(`${url} is not a picture`)
  return variant
}

async function make(folder: string, url: string, from = catalog, contentFolder = fixtureFolder): Promise<string> {
  const made = await stores(folder, contentFolder).pictures.make(variantOf(url, from))
  if (!made || !('file' in made)) throw new Error(`${url} was not stored`)
  return made.file
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
