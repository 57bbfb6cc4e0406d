import { workForSite } from '../jobs/background-process.ts'
import { publishForSite } from './publish-for-site.ts'

// This process publishes the content folder for the site (`watch-content.ts`).
workForSite(publishForSite)
