import { zhHant as atHome } from './at-home/zh-hant.ts'
import { zhHant as care } from './care/zh-hant.ts'
import { zhHant as common } from './common/zh-hant.ts'
import { zhHant as company } from './company/zh-hant.ts'
import { zhHant as cooperation } from './cooperation/zh-hant.ts'
import type { Messages } from './en.ts'
import { zhHant as fit } from './fit/zh-hant.ts'
import { zhHant as forms } from './forms/zh-hant.ts'
import { zhHant as home } from './home/zh-hant.ts'
import { zhHant as myKitchen } from './my-kitchen/zh-hant.ts'
import { zhHant as navigation } from './navigation/zh-hant.ts'
import { zhHant as news } from './news/zh-hant.ts'
import { zhHant as parts } from './parts/zh-hant.ts'
import { zhHant as products } from './products/zh-hant.ts'
import { zhHant as required } from './required/zh-hant.ts'
import { zhHant as search } from './search/zh-hant.ts'
import { zhHant as shell } from './shell/zh-hant.ts'
import { zhHant as stores } from './stores/zh-hant.ts'
import { zhHant as support } from './support/zh-hant.ts'
import { zhHant as written } from './written/zh-hant.ts'

export const zhHant: Messages = {
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
