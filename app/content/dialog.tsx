import { useBackCloses } from '#app/browser/overlay-history.ts'
import * as ui from '#app/ui/moving/dialog.tsx'

/** A modal dialog that Back closes. */
export function Dialog(props: ui.DialogProps) {
  useBackCloses(props.open, props.onClose)
  return <ui.Dialog {...props} />
}

/** A dialog of full height that Back closes. */
export function Drawer(props: ui.DialogProps) {
  useBackCloses(props.open, props.onClose)
  return <ui.Drawer {...props} />
}
