import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Prose } from '#app/content/text/words.tsx'
import { useMessages } from '#app/language/messages.ts'
import styles from './installation-panel.module.css'
import type { PanelData } from './panels.server.ts'
import { ParameterTable } from './parameters-panel.tsx'

/** Pictures of the product in place, installation drawings, notes for installers, and the measures that planners need. */
export function InstallationPanel({ of }: { of: PanelData['installation'] }) {
  const t = useMessages('product')
  const { scenes, installationPicture, installationNotes, planning } = of
  return (
    <div className={styles.installation}>
      {scenes.length > 0 && (
        <ul className={styles.scenes}>
          {scenes.map((scene) => (
            <li key={scene.src}>
              <ContentPicture
                picture={scene}
                sizes={scenes.length === 1 ? '92vw' : '(min-width: 64rem) 45vw, 92vw'}
                className={styles.scene}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.fitting}>
        {installationPicture && (
          <ContentPicture picture={installationPicture} sizes="(min-width: 64rem) 45vw, 92vw" className={styles.drawing} />
        )}
        <Prose of={installationNotes} className={styles.notes} />
      </div>
      {planning.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('product.planning')}</h3>
          <ParameterTable caption={t('product.planning')} parameters={planning} />
        </section>
      )}
    </div>
  )
}
