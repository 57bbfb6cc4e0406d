import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { printerIcon } from '#app/ui/icons.ts'

export function PrintButton() {
  const { t } = useLanguage()
  return (
    <Button look="plain" className="needs-script" onClick={() => window.print()}>
      <Icon path={printerIcon} size={18} />
      {t('recipe.print')}
    </Button>
  )
}
