import { id as atHome } from './at-home/id.ts'
import { id as care } from './care/id.ts'
import { id as common } from './common/id.ts'
import { id as company } from './company/id.ts'
import { id as comparison } from './comparison/id.ts'
import { id as cooperation } from './cooperation/id.ts'
import type { AreaMessages } from './en.ts'
import { id as fit } from './fit/id.ts'
import { id as fitForm } from './fit-form/id.ts'
import { id as forms } from './forms/id.ts'
import { id as home } from './home/id.ts'
import { id as modelViewer } from './model-viewer/id.ts'
import { id as myKitchen } from './my-kitchen/id.ts'
import { id as navigation } from './navigation/id.ts'
import { id as news } from './news/id.ts'
import { id as notices } from './notices/id.ts'
import { id as parts } from './parts/id.ts'
import { id as product } from './product/id.ts'
import { id as productCard } from './product-card/id.ts'
import { id as productList } from './product-list/id.ts'
import { id as registration } from './registration/id.ts'
import { id as required } from './required/id.ts'
import { id as search } from './search/id.ts'
import { id as shell } from './shell/id.ts'
import { id as stores } from './stores/id.ts'
import { id as support } from './support/id.ts'
import { id as textPage } from './text-page/id.ts'
import { id as visit } from './visit/id.ts'

export const id: AreaMessages = {
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
