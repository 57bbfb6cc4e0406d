import { workForSite } from '../jobs/background-process.ts'
import { makeDocument } from './make-document.ts'

// This process makes PDFs for the site (`document-maker.ts`).
workForSite(makeDocument)
