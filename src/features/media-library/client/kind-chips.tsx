import { useText } from '#client/i18n/use-text.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { LibraryKind } from './media.queries.ts'
import { chipClass } from './tag-chips.tsx'

interface KindChipsProps {
  /** Undefined shows everything. */
  kinds: readonly (LibraryKind | undefined)[]
  chosen: LibraryKind | undefined
  onChoose: (kind: LibraryKind | undefined) => void
}

export function KindChips({ kinds, chosen, onChoose }: KindChipsProps) {
  const t = useText(mediaMessages)
  return (
    <fieldset aria-label={t('kinds.label')} className="flex min-w-0 flex-wrap gap-2">
      {kinds.map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(kind)}
          className={chipClass}
        >
          {t(`kinds.${kind ?? 'all'}`)}
        </button>
      ))}
    </fieldset>
  )
}
