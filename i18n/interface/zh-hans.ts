import { zhHans as atHome } from './at-home/zh-hans.ts'
import { zhHans as care } from './care/zh-hans.ts'
import { zhHans as common } from './common/zh-hans.ts'
import { zhHans as company } from './company/zh-hans.ts'
import { zhHans as cooperation } from './cooperation/zh-hans.ts'
import type { Messages } from './en.ts'
import { zhHans as fit } from './fit/zh-hans.ts'
import { zhHans as forms } from './forms/zh-hans.ts'
import { zhHans as home } from './home/zh-hans.ts'
import { zhHans as myKitchen } from './my-kitchen/zh-hans.ts'
import { zhHans as navigation } from './navigation/zh-hans.ts'
import { zhHans as news } from './news/zh-hans.ts'
import { zhHans as parts } from './parts/zh-hans.ts'
import { zhHans as products } from './products/zh-hans.ts'
import { zhHans as required } from './required/zh-hans.ts'
import { zhHans as search } from './search/zh-hans.ts'
import { zhHans as shell } from './shell/zh-hans.ts'
import { zhHans as stores } from './stores/zh-hans.ts'
import { zhHans as support } from './support/zh-hans.ts'
import { zhHans as written } from './written/zh-hans.ts'

export const zhHans: Messages = {
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
