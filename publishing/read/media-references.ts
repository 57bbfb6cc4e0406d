import { posix } from 'node:path'
import type { ContentDraft, ProductEntry } from './content-draft.ts'
import type { FieldPath } from './content-issue.ts'
import type { Place, YamlSource } from './yaml-source.ts'

/** A place in the content that refers to a file. `path` is the file's path, relative to the content folder. */
export type MediaReference = { kind: 'picture' | 'file'; path: string; place: () => Place }

/** All references to pictures, documents and videos. */
export function* mediaReferences(draft: ContentDraft): Generator<MediaReference> {
  for (const { source, picture } of [...draft.categories, ...draft.series, ...draft.accessories])
    yield* pictures(source, [['picture'], picture])
  for (const { source, picture, sectionPictures } of draft.features) {
    yield* pictures(source, [['picture'], picture], ...each('sectionPictures', sectionPictures))
  }
  for (const [index, { picture }] of (draft.banners?.data ?? []).entries()) {
    if (draft.banners) yield* pictures(draft.banners.source, [[index, 'picture'], picture])
  }
  for (const product of draft.products) yield* productReferences(product)
  yield* editorialReferences(draft)
}

function productReferences({ source, documents, video, model, ...product }: ProductEntry): MediaReference[] {
  return [
    ...pictures(
      source,
      ...each('pictures', product.pictures),
      ...each('detailPictures', product.detailPictures),
      ...each('scenes', product.scenes),
      ...each('awardPictures', product.awardPictures),
      [['installationPicture'], product.installationPicture],
      [['video', 'poster'], video?.poster],
    ),
    ...files(
      source,
      ...(video?.files ?? []).map((path, index): Mention => [['video', 'files', index], path]),
      [['video', 'captions'], video?.captions],
      [['model'], model],
      ...Object.entries(documents).flatMap(([kind, languages]) =>
        Object.entries(languages ?? {}).map(([language, path]): Mention => [['documents', kind, language], path]),
      ),
    ),
  ]
}

function* editorialReferences({ articles, care, pages, stores }: ContentDraft): Generator<MediaReference> {
  for (const { source, picture } of Object.values(articles).flat()) yield* pictures(source, [['picture'], picture])
  for (const { source, sources, captions } of articles.video) {
    yield* files(
      source,
      ...each('sources', sources),
      ...Object.entries(captions).map(([language, path]): Mention => [['captions', language], path]),
    )
  }
  for (const { source, downloads } of articles.press) {
    yield* pictures(source, ...downloads.map(({ picture }, index): Mention => [['downloads', index, 'picture'], picture]))
  }
  for (const { source, picture, families } of care) {
    const tasks = families.flatMap((family, index) =>
      family.tasks.map((task, place) => ({ ...task, path: [index, 'tasks', place] })),
    )
    yield* pictures(
      source,
      [['picture'], picture],
      ...tasks.flatMap(({ path, pictures: own }) =>
        own.map((one, step): Mention => [['families', ...path, 'pictures', step], one]),
      ),
    )
  }
  for (const { source, picture, sections } of pages) {
    yield* pictures(
      source,
      [['picture'], picture],
      ...sections.map((section, index): Mention => [['sections', index, 'picture'], section.picture]),
    )
  }
  for (const [index, { picture }] of (stores?.data.stores ?? []).entries()) {
    if (stores) yield* pictures(stores.source, [['stores', index, 'picture'], picture])
  }
}

/** Resolves a path as the content writes it: relative to the entry's folder, or to the content folder if it starts with a slash. */
export function mediaPath(folder: string, written: string): string {
  return written.startsWith('/') ? posix.normalize(written.slice(1)) : posix.join(folder, written)
}

type Mention = readonly [field: FieldPath, path: string | null | undefined]

const each = (field: string, paths: readonly (string | null)[]) => paths.map((path, index): Mention => [[field, index], path])
const pictures = (source: YamlSource, ...mentions: Mention[]) => references('picture', source, mentions)
const files = (source: YamlSource, ...mentions: Mention[]) => references('file', source, mentions)

function references(kind: MediaReference['kind'], source: YamlSource, mentions: readonly Mention[]): MediaReference[] {
  return mentions.flatMap(([field, path]) =>
    path ? [{ kind, path: mediaPath(source.folder, path), place: () => source.at(field) }] : [],
  )
}
