import { Search } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { KeyCaps, keyName } from '#client/ui/key-caps.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { searchButtonMessages } from '../i18n/index.ts'

export interface SearchButtonProps {
  isOpen: boolean
  /** Only the icon, except on the widest screens. */
  isCompact: boolean
  onOpen: () => void
  /** It is about to be pressed. */
  onApproach: () => void
}

const KEYS = ['Mod', 'K']

export function SearchButton({ isOpen, isCompact, onOpen, onApproach }: SearchButtonProps) {
  const t = useText(searchButtonMessages)
  const wide = isCompact ? '2xl' : 'md'
  return (
    <Tooltip content={t('openWithKeys', { keys: KEYS.map(keyName).join('+') })}>
      <button
        type="button"
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className={cn(
          'inline-flex size-9 pointer-coarse:size-11 shrink-0 items-center justify-center gap-2 rounded-md text-ink transition-colors hover:bg-surface-sunken',
          labelled[wide].button,
        )}
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span aria-hidden className={cn('hidden', labelled[wide].label)}>
          {t('open')}
        </span>
        <KeyCaps keys={KEYS} className={cn('ml-auto hidden', labelled[wide].keys)} />
      </button>
    </Tooltip>
  )
}

const labelled = {
  md: {
    button: 'md:w-52 md:justify-start md:border md:bg-surface md:px-3 md:text-muted md:hover:text-ink',
    label: 'md:inline',
    keys: 'md:inline-flex',
  },
  '2xl': {
    button: '2xl:w-52 2xl:justify-start 2xl:border 2xl:bg-surface 2xl:px-3 2xl:text-muted 2xl:hover:text-ink',
    label: '2xl:inline',
    keys: '2xl:inline-flex',
  },
} as const
