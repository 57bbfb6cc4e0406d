import { articleFolders } from '../read/read-articles.ts'

/** Every page uses these files, so a fault in one affects the whole site. */
const sitewideFiles = /^(site\.yaml|countries\.yaml|categories\/.*)$/

/** True if a fault in this file affects one entry only. A fault without a file affects the whole site. */
export const isOfOneEntry = (file: string) => file.endsWith('.yaml') && !file.startsWith('/') && !sitewideFiles.test(file)

const ofArticles = new RegExp(`^(${Object.values(articleFolders).join('|')})/`)

/** Pages must work without an article that they refer to, because an article with a future date is missing too. */
export const isArticle = (entry: string) => ofArticles.test(entry)
