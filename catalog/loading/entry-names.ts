import { articleFolders } from '../reading/read-articles.ts'

/** These hold up everything where they have faults: each page shows something of them. */
const ofEverything = /^(site\.yaml|countries\.yaml|categories\/.*)$/

/** The unit that is replaced or left out as a whole: a folder such as `news/cooking-evenings`, or a single file such as `home.yaml`. */
export function entryOf(file: string): string {
  const [kind, name, ...deeper] = file.split('/')
  return deeper.length > 0 ? `${kind}/${name}` : file
}

/** Whether a fault concerns one entry alone; without a file it concerns the content as a whole. */
export const isOfOneEntry = (file: string) => file.endsWith('.yaml') && !file.startsWith('/') && !ofEverything.test(file)

const ofArticles = new RegExp(`^(${Object.values(articleFolders).join('|')})/`)

/** Pages get by without an article that they refer to: one that is published later isn't there either. */
export const isArticle = (entry: string) => ofArticles.test(entry)
