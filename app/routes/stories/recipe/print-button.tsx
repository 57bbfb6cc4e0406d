import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { printerIcon } from '#app/ui/pictures/icons.ts'

export function PrintButton() {
  const t = useMessages('news')
  return (
    <Button look="plain" className="needs-script" onClick={() => window.print()}>
      <Icon path={printerIcon} size={18} />
      {t('recipe.print')}
    </Button>
  )
}
