import { useText } from '#client/i18n/use-text.ts'
import { mediaMessages } from '../i18n/index.ts'

interface TagChipsProps {
  tags: readonly { tag: string; pictures: number }[]
  chosen: string | undefined
  onChoose: (tag: string | undefined) => void
}

export const chipClass =
  'inline-flex min-h-8 pointer-coarse:min-h-11 max-w-60 shrink-0 items-center gap-1.5 rounded-full border bg-surface px-3 font-medium text-muted transition-colors hover:border-border-control hover:text-ink aria-pressed:border-primary-ink aria-pressed:bg-primary-subtle aria-pressed:text-primary-ink'

/** One line that scrolls sideways, so that many tags do not push the images down. */
export function TagChips({ tags, chosen, onChoose }: TagChipsProps) {
  const t = useText(mediaMessages)
  return (
    <fieldset
      aria-label={t('tags.label')}
      className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
    >
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
        className={chipClass}
      >
        {t('tags.all')}
      </button>
      {tags.map(({ tag, pictures }) => (
        <button
          key={tag}
          type="button"
          aria-pressed={chosen === tag}
          aria-label={t('tags.count', { tag, count: pictures })}
          onClick={() => onChoose(chosen === tag ? undefined : tag)}
          className={chipClass}
        >
          <span className="truncate">{tag}</span>
          <span className="font-normal text-xs tabular">{pictures}</span>
        </button>
      ))}
    </fieldset>
  )
}
