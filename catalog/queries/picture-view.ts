import type { Language } from '#contract/languages.ts'
import type { DetailBlock, FileLink, Picture, PictureFile } from '#contract/views.ts'
import { htmlIn, textIn } from '../localised.ts'
import type { MediaFile } from '../media/media-library.ts'
import type { Block, LocalisedPicture } from '../snapshot/words.ts'

export function pictureFile({ master: { src, width, height } }: Pick<LocalisedPicture, 'master'>): PictureFile {
  return { src, width, height }
}

export function pictureView(picture: LocalisedPicture, language: Language): Picture {
  return { ...pictureFile(picture), alt: textIn(picture.alt, language) }
}

export function fileLink({ url, fileName, type, bytes }: MediaFile, language?: Language): FileLink {
  return { url, fileName, type, bytes, language }
}

export function blockView({ title, text, picture }: Block, language: Language): DetailBlock {
  return {
    title: textIn(title, language),
    text: htmlIn(text, language),
    picture: picture && pictureView(picture, language),
  }
}
