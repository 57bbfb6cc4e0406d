import { ko as atHome } from './at-home/ko.ts'
import { ko as care } from './care/ko.ts'
import { ko as common } from './common/ko.ts'
import { ko as company } from './company/ko.ts'
import { ko as comparison } from './comparison/ko.ts'
import { ko as cooperation } from './cooperation/ko.ts'
import type { AreaMessages } from './en.ts'
import { ko as fit } from './fit/ko.ts'
import { ko as fitForm } from './fit-form/ko.ts'
import { ko as forms } from './forms/ko.ts'
import { ko as home } from './home/ko.ts'
import { ko as modelViewer } from './model-viewer/ko.ts'
import { ko as myKitchen } from './my-kitchen/ko.ts'
import { ko as navigation } from './navigation/ko.ts'
import { ko as news } from './news/ko.ts'
import { ko as notices } from './notices/ko.ts'
import { ko as parts } from './parts/ko.ts'
import { ko as product } from './product/ko.ts'
import { ko as productCard } from './product-card/ko.ts'
import { ko as productList } from './product-list/ko.ts'
import { ko as registration } from './registration/ko.ts'
import { ko as required } from './required/ko.ts'
import { ko as search } from './search/ko.ts'
import { ko as shell } from './shell/ko.ts'
import { ko as stores } from './stores/ko.ts'
import { ko as support } from './support/ko.ts'
import { ko as textPage } from './text-page/ko.ts'
import { ko as visit } from './visit/ko.ts'

export const ko: AreaMessages = {
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
