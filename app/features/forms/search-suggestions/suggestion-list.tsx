import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import '#app/language/every-language.ts'
import { Link } from '#app/content/link.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowRightIcon } from '#app/ui/pictures/icons.ts'
import styles from './search-panel.module.css'
import { optionProps } from './use-combobox.ts'
import type { Suggestion, SuggestionResult } from './use-suggestions.ts'

type SuggestionListProps = {
  id: string
  label: string
  answer: SuggestionResult
  /** Index of the active option. The last option leads to all results. */
  active: number
  optionId: (index: number) => string
  onChoose: (suggestion?: Suggestion) => void
}

/** Suggestions by group. */
export function SuggestionList({ id, label, answer, active, optionId, onChoose }: SuggestionListProps) {
  const { data, total, message, link } = answer
  if (total === 0)
    return (
      <p className={`${styles.panel} ${styles.nothing}`}>
        <ChangingText>{message}</ChangingText>
      </p>
    )

  const option = (index: number) => optionProps(optionId(index), index === active)
  return (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.panel}>
      {groupsOf(data).map(({ group, name, members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldsets.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <p id={`${id}-${group}`} aria-hidden className={styles.heading}>
            {name}
          </p>
          {members.map(({ suggestion, index }) => (
            <SuggestionLink
              key={`${suggestion.link} ${suggestion.title}`}
              suggestion={suggestion}
              {...option(index)}
              className={styles.option}
              onClick={() => onChoose(suggestion)}
            />
          ))}
        </div>
      ))}
      <Link to={link} {...option(data.length)} className={`${styles.option} ${styles.all}`} onClick={() => onChoose()}>
        <ChangingText>{message}</ChangingText>
        <Icon path={arrowRightIcon} size={18} />
      </Link>
    </div>
  )
}

type SuggestionLinkProps = { suggestion: Suggestion } & React.ComponentProps<'a'>

function SuggestionLink({
  suggestion: { kind, kind_name, note, title, title_lang, link, thumb },
  ...props
}: SuggestionLinkProps) {
  const isScene = kind === 'category' || kind === 'series'
  const detail = note === '' && kind !== 'page' ? kind_name : note
  const words = (
    <>
      {thumb !== '' && (
        <img
          src={thumb}
          width={48}
          height={48}
          alt=""
          className={isScene ? `${styles.picture} ${styles.scene}` : styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.title} lang={title_lang === '' ? undefined : title_lang}>
          {title}
        </span>{' '}
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  )
  return kind === 'document' ? (
    <a {...props} href={link}>
      {words}
    </a>
  ) : (
    <Link {...props} to={link}>
      {words}
    </Link>
  )
}

type Member = { suggestion: Suggestion; index: number }

function groupsOf(data: readonly Suggestion[]): { group: string; name: string; members: Member[] }[] {
  const groups = Map.groupBy(
    data.map((suggestion, index) => ({ suggestion, index })),
    ({ suggestion }) => suggestion.group,
  )
  return [...groups].map(([group, members]) => ({ group, name: members[0]?.suggestion.group_name ?? '', members }))
}
