import { Link } from 'react-router'
import { useLanguage } from '#app/i18n/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { arrowRightIcon } from '#app/ui/icons.ts'
import { urls } from '#app/urls.ts'
import type { CategoryView } from '#contract/views.ts'
import styles from './product-menu.module.css'

/** To all products of a category. Within a sentence, its name begins with a small letter: "All range hoods". */
export function CategoryLink({ category: { number, name } }: { category: CategoryView }) {
  const { language, t } = useLanguage()
  return (
    <Link to={urls.productList(language, number)} className={styles.all}>
      {t('menu.all', { category: name.text.toLocaleLowerCase(name.lang ?? language) })}
      <Icon path={arrowRightIcon} size={18} />
    </Link>
  )
}
