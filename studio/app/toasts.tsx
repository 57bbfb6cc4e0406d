import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  type UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { useWords } from './language.tsx'
import type { Toast as Content } from './use-steps.ts'

export function Toasts({ queue }: { queue: ToastQueue<Content> }) {
  const { t } = useWords()
  return (
    <ToastRegion queue={queue} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent className="toast-text">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.undo && (
            <Button
              className="toast-undo"
              onPress={() => {
                queue.close(toast.key)
                toast.content.undo?.()
              }}
            >
              {t('undo')} <kbd>z</kbd>
            </Button>
          )}
        </Toast>
      )}
    </ToastRegion>
  )
}
