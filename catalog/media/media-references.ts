import { posix } from 'node:path'
import type { FieldPath } from '../content-issue.ts'
import type { ContentDraft } from '../reading/content-draft.ts'
import type { Place, YamlSource } from '../reading/yaml-source.ts'

/** A place in the content that refers to a file. `path` is the file's path, relative to the content folder. */
export type MediaReference = { kind: 'picture' | 'file'; path: string; place: Place }

/** All references to pictures, documents and videos. */
export function mediaReferences(draft: ContentDraft): MediaReference[] {
  return [
    ...draft.categories.flatMap(({ source, picture }) => pictures(source, [['picture'], picture])),
    ...draft.series.flatMap(({ source, picture }) => pictures(source, [['picture'], picture])),
    ...draft.features.flatMap(({ source, picture, sectionPictures }) =>
      pictures(source, [['picture'], picture], ...each('sectionPictures', sectionPictures)),
    ),
    ...(draft.banners?.data ?? []).flatMap(({ picture }, index) =>
      draft.banners ? pictures(draft.banners.source, [[index, 'picture'], picture]) : [],
    ),
    ...draft.products.flatMap((product) => [
      ...pictures(
        product.source,
        ...each('pictures', product.pictures),
        ...each('detailPictures', product.detailPictures),
        ...each('scenes', product.scenes),
        ...each('awardPictures', product.awardPictures),
        [['installationPicture'], product.installationPicture],
        [['video', 'poster'], product.video?.poster],
      ),
      ...files(
        product.source,
        ...(product.video?.files ?? []).map((path, index): Mention => [['video', 'files', index], path]),
        [['video', 'captions'], product.video?.captions],
        [['model'], product.model],
        ...Object.entries(product.documents).flatMap(([kind, languages]) =>
          Object.entries(languages ?? {}).map(([language, path]): Mention => [['documents', kind, language], path]),
        ),
      ),
    ]),
    ...editorialReferences(draft),
  ]
}

function editorialReferences({ articles, pages, stores }: ContentDraft): MediaReference[] {
  return [
    ...Object.values(articles)
      .flat()
      .flatMap(({ source, picture }) => pictures(source, [['picture'], picture])),
    ...articles.video.flatMap(({ source, sources, captions }) =>
      files(
        source,
        ...each('sources', sources),
        ...Object.entries(captions).map(([language, path]): Mention => [['captions', language], path]),
      ),
    ),
    ...pages.flatMap(({ source, picture, sections }) =>
      pictures(
        source,
        [['picture'], picture],
        ...sections.map((section, index): Mention => [['sections', index, 'picture'], section.picture]),
      ),
    ),
    ...(stores?.data.stores ?? []).flatMap(({ picture }, index) =>
      stores ? pictures(stores.source, [['stores', index, 'picture'], picture]) : [],
    ),
  ]
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
    path ? [{ kind, path: mediaPath(source.folder, path), place: source.at(field) }] : [],
  )
}
