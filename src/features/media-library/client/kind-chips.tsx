import { useText } from '#client/i18n/use-text.ts'
import { mediaMessages } from '../i18n/index.ts'
import { type MediaKind, mediaKinds } from '../media-library.contract.ts'
import { chipClass } from './tag-chips.tsx'

interface KindChipsProps {
  chosen: MediaKind | undefined
  onChoose: (kind: MediaKind | undefined) => void
}

export function KindChips({ chosen, onChoose }: KindChipsProps) {
  const t = useText(mediaMessages)
  return (
    <fieldset aria-label={t('kinds.label')} className="flex min-w-0 flex-wrap gap-2">
      {[undefined, ...mediaKinds].map((kind) => (
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
