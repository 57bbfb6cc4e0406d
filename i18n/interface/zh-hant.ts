import { zhHant as atHome } from './at-home/zh-hant.ts'
import { zhHant as care } from './care/zh-hant.ts'
import { zhHant as common } from './common/zh-hant.ts'
import { zhHant as company } from './company/zh-hant.ts'
import { zhHant as comparison } from './comparison/zh-hant.ts'
import { zhHant as cooperation } from './cooperation/zh-hant.ts'
import type { AreaMessages } from './en.ts'
import { zhHant as fit } from './fit/zh-hant.ts'
import { zhHant as fitForm } from './fit-form/zh-hant.ts'
import { zhHant as forms } from './forms/zh-hant.ts'
import { zhHant as home } from './home/zh-hant.ts'
import { zhHant as modelViewer } from './model-viewer/zh-hant.ts'
import { zhHant as myKitchen } from './my-kitchen/zh-hant.ts'
import { zhHant as navigation } from './navigation/zh-hant.ts'
import { zhHant as news } from './news/zh-hant.ts'
import { zhHant as notices } from './notices/zh-hant.ts'
import { zhHant as parts } from './parts/zh-hant.ts'
import { zhHant as product } from './product/zh-hant.ts'
import { zhHant as productCard } from './product-card/zh-hant.ts'
import { zhHant as productList } from './product-list/zh-hant.ts'
import { zhHant as registration } from './registration/zh-hant.ts'
import { zhHant as required } from './required/zh-hant.ts'
import { zhHant as search } from './search/zh-hant.ts'
import { zhHant as shell } from './shell/zh-hant.ts'
import { zhHant as stores } from './stores/zh-hant.ts'
import { zhHant as support } from './support/zh-hant.ts'
import { zhHant as textPage } from './text-page/zh-hant.ts'
import { zhHant as visit } from './visit/zh-hant.ts'

export const zhHant: AreaMessages = {
  'at-home': atHome,
  care,
  common,
  company,
  comparison,
  cooperation,
  fit,
  'fit-form': fitForm,
  forms,
  home,
  'model-viewer': modelViewer,
  'my-kitchen': myKitchen,
  navigation,
  news,
  notices,
  parts,
  product,
  'product-card': productCard,
  'product-list': productList,
  registration,
  required,
  search,
  shell,
  stores,
  support,
  'text-page': textPage,
  visit,
}
