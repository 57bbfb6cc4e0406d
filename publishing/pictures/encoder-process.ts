import { workForSite } from '../jobs/background-process.ts'
import { encodePicture } from './encode-picture.ts'

// This process makes pictures for the site (`picture-encoder.ts`).
workForSite(encodePicture)
