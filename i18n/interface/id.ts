import { id as atHome } from './at-home/id.ts'
import { id as care } from './care/id.ts'
import { id as common } from './common/id.ts'
import { id as company } from './company/id.ts'
import { id as cooperation } from './cooperation/id.ts'
import type { Messages } from './en.ts'
import { id as fit } from './fit/id.ts'
import { id as forms } from './forms/id.ts'
import { id as home } from './home/id.ts'
import { id as myKitchen } from './my-kitchen/id.ts'
import { id as navigation } from './navigation/id.ts'
import { id as news } from './news/id.ts'
import { id as parts } from './parts/id.ts'
import { id as products } from './products/id.ts'
import { id as required } from './required/id.ts'
import { id as search } from './search/id.ts'
import { id as shell } from './shell/id.ts'
import { id as stores } from './stores/id.ts'
import { id as support } from './support/id.ts'
import { id as written } from './written/id.ts'

export const id: Messages = {
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
