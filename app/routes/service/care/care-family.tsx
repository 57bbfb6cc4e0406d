import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { WarningBox } from '#app/ui/feedback/warning-box.tsx'
import { ScrollTable } from '#app/ui/reading/scroll-table.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { CareFamilyView } from '#contract/views/support.ts'
import type { Text } from '#contract/views.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import styles from './care-family.module.css'

const rhythms = ['day', 'week', 'month', 'year'] as const

/** How to care for appliances of one kind: what to clean with, warnings, and the tasks by how often they are due. */
export function CareFamily({ family }: { family: CareFamilyView }) {
  const { language } = useLanguage()
  const t = useMessages('care')
  const { id, title, use, avoid, warnings, tasks, figures } = family
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.family}>
      <h2 id={`${id}-title`} className={`section-heading ${styles.title}`}>
        <Words of={title} />
      </h2>
      <div className={styles.materials}>
        <Materials title={t('care.use')} lines={use} />
        <Materials title={t('care.avoid')} lines={avoid} />
        {warnings.length > 0 && <Materials title={t('care.warnings')} lines={warnings} isWarning />}
      </div>
      {rhythms.map((every) => (
        <Tasks key={every} title={t(`care.every.${every}`)} tasks={tasks.filter((task) => task.every === every)} />
      ))}
      {figures && (
        <Figures title={t('care.figures')} caption={formatLabelled(title.text, t('care.figures'), language)} figures={figures} />
      )}
    </section>
  )
}

type MaterialsProps = { title: string; lines: readonly Text[]; isWarning?: boolean }

function Materials({ title, lines, isWarning = false }: MaterialsProps) {
  return (
    <section className={`${styles.material} ${isWarning ? styles.warning : ''}`}>
      <h3 className={styles.small}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.text}>
            <Words of={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tasks({ title, tasks }: { title: string; tasks: CareFamilyView['tasks'] }) {
  if (tasks.length === 0) return null
  return (
    <section className={styles.rhythm}>
      <h3 className="part-heading">{title}</h3>
      <div className={styles.tasks}>
        {tasks.map((task) => (
          <section key={task.id}>
            <h4 className={styles.task}>
              <Words of={task.title} />
            </h4>
            <ol className={styles.steps}>
              {task.steps.map((step) => (
                <li key={step.text.text} className={step.isWarning && styles.forbidden}>
                  <Step step={step} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}

type Step = CareFamilyView['tasks'][number]['steps'][number]

function Step({ step: { text, picture, isWarning } }: { step: Step }) {
  if (isWarning)
    return (
      <WarningBox>
        <Words of={text} />
      </WarningBox>
    )
  if (!picture) return <Words of={text} />
  return (
    <div className={styles.shown}>
      <p>
        <Words of={text} />
      </p>
      {/* The step says what the picture shows. */}
      <ContentPicture
        picture={picture}
        sizes="(min-width: 64rem) 18rem, (min-width: 30rem) 24rem, 85vw"
        place={{ ratio: 4 / 3 }}
        decorative
        className={`crop-4-3 ${styles.picture}`}
      />
    </div>
  )
}

type FiguresProps = { title: string; caption: string; figures: NonNullable<CareFamilyView['figures']> }

/** The caption names the family too, because a page may have several such tables. */
function Figures({ title, caption, figures: { names, models } }: FiguresProps) {
  const { language } = useLanguage()
  const t = useMessages('care')
  return (
    <section className={styles.rhythm}>
      <h3 className="part-heading">{title}</h3>
      <ScrollTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{t('care.model')}</th>
            {names.map((name) => (
              <th key={name.text} scope="col">
                <Words of={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map(({ code, values }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={pageUrl(language, 'support', { id: code })} className={styles.model}>
                  {code}
                </Link>
              </th>
              {values.map((texts, index) => (
                <td key={names[index]?.text}>{texts.length === 0 ? '–' : texts.map(({ text }) => text).join(', ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
