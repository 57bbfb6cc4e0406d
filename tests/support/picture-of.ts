import { join } from 'node:path'
import type { MadeDocument } from '#catalog/documents/create-documents.ts'
import { servedContent } from './served-content.ts'

/** The picture of a document, as `makeDocument` takes it. */
export const pictureOf = ({ picture: { path, hash } }: MadeDocument) => ({ file: join(servedContent, path), hash })
