import type { Localised } from '../localised.ts'
import type { PictureMaster } from '../media/media-library.ts'

export type Words = Localised<string>
/** Sanitised HTML. */
export type HtmlWords = Localised<string>

export type LocalisedPicture = { master: PictureMaster; alt: Words }

export type Block = { title: Words; text: HtmlWords; picture?: LocalisedPicture }
