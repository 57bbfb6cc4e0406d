import { zhHans as atHome } from './at-home/zh-hans.ts'
import { zhHans as care } from './care/zh-hans.ts'
import { zhHans as common } from './common/zh-hans.ts'
import { zhHans as company } from './company/zh-hans.ts'
import { zhHans as comparison } from './comparison/zh-hans.ts'
import { zhHans as cooperation } from './cooperation/zh-hans.ts'
import type { AreaMessages } from './en.ts'
import { zhHans as fit } from './fit/zh-hans.ts'
import { zhHans as fitForm } from './fit-form/zh-hans.ts'
import { zhHans as forms } from './forms/zh-hans.ts'
import { zhHans as home } from './home/zh-hans.ts'
import { zhHans as modelViewer } from './model-viewer/zh-hans.ts'
import { zhHans as myKitchen } from './my-kitchen/zh-hans.ts'
import { zhHans as navigation } from './navigation/zh-hans.ts'
import { zhHans as news } from './news/zh-hans.ts'
import { zhHans as notices } from './notices/zh-hans.ts'
import { zhHans as parts } from './parts/zh-hans.ts'
import { zhHans as product } from './product/zh-hans.ts'
import { zhHans as productCard } from './product-card/zh-hans.ts'
import { zhHans as productList } from './product-list/zh-hans.ts'
import { zhHans as registration } from './registration/zh-hans.ts'
import { zhHans as required } from './required/zh-hans.ts'
import { zhHans as search } from './search/zh-hans.ts'
import { zhHans as shell } from './shell/zh-hans.ts'
import { zhHans as stores } from './stores/zh-hans.ts'
import { zhHans as support } from './support/zh-hans.ts'
import { zhHans as textPage } from './text-page/zh-hans.ts'
import { zhHans as visit } from './visit/zh-hans.ts'

export const zhHans: AreaMessages = {
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
