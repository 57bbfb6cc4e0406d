import { en as atHome } from './at-home/en.ts'
import { en as care } from './care/en.ts'
import { en as common } from './common/en.ts'
import { en as company } from './company/en.ts'
import { en as cooperation } from './cooperation/en.ts'
import { en as fit } from './fit/en.ts'
import { en as forms } from './forms/en.ts'
import { en as home } from './home/en.ts'
import { en as myKitchen } from './my-kitchen/en.ts'
import { en as navigation } from './navigation/en.ts'
import { en as news } from './news/en.ts'
import { en as parts } from './parts/en.ts'
import { en as products } from './products/en.ts'
import { en as required } from './required/en.ts'
import { en as search } from './search/en.ts'
import { en as shell } from './shell/en.ts'
import { en as stores } from './stores/en.ts'
import { en as support } from './support/en.ts'
import { en as written } from './written/en.ts'

/** The English messages. They also define the keys that every language must have. */
export const en = {
  ...atHome,
  ...care,
  ...common,
  ...company,
  ...cooperation,
  ...fit,
  ...home,
  ...myKitchen,
  ...navigation,
  ...news,
  ...parts,
  ...products,
  ...search,
  ...shell,
  ...stores,
  ...support,
  ...written,
  ...forms,
  ...required,
}

export type MessageKey = keyof typeof en
export type Messages = Record<MessageKey, string>

/** Some messages of one language: those that the frame and the current page need. */
export type PageMessages = Partial<Messages>

/** The first part of a message key. A page names the groups whose messages it needs. */
export type MessageGroup = MessageKey extends infer Key ? (Key extends `${infer Group}.${string}` ? Group : Key) : never
