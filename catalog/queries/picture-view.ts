import type { Language } from '#contract/languages.ts'
import type { DetailBlock, FileLink, Picture } from '#contract/views.ts'
import { htmlIn, textIn } from '../localised.ts'
import type { MediaFile } from '../media/media-library.ts'
import type { Block, LocalisedPicture } from '../snapshot/words.ts'

export function pictureView({ master, alt }: LocalisedPicture, language: Language): Picture {
  return { src: master.src, width: master.width, height: master.height, alt: textIn(alt, language) }
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
