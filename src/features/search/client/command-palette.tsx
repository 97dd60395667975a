import { useRef } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { SearchDialog } from '#client/ui/search-dialog.tsx'
import { searchMessages } from '../i18n/index.ts'
import { PaletteBody } from './palette-body.tsx'
import type { PaletteItem } from './palette-item.ts'
import type { PaletteSources } from './use-palette-groups.ts'

export interface CommandPaletteProps extends PaletteSources {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Focuses the screen that was opened. */
  focusContent: () => void
}

/** Screens, actions, records and help, by typing a few letters. */
export function CommandPalette({ open, onOpenChange, focusContent, ...sources }: CommandPaletteProps) {
  const t = useText(searchMessages)
  const [, navigate] = useLocation()
  const hasLeft = useRef(false)
  const next = useRef<(() => void) | undefined>(undefined)

  function openItem({ to, run }: PaletteItem, isNewTab: boolean) {
    if (to && isNewTab) {
      window.open(to, '_blank', 'noopener')
      return
    }
    hasLeft.current = to !== undefined
    // What it opens, such as another dialog, returns the focus to where it was before the search.
    next.current = run
    onOpenChange(false)
    if (to) navigate(to)
  }
  function finish(isElsewhere: boolean) {
    const run = next.current
    hasLeft.current = false
    next.current = undefined
    // A sheet of the new screen may have the focus.
    if (isElsewhere && (document.activeElement ?? document.body) === document.body) focusContent()
    run?.()
  }

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      hasLeft={() => hasLeft.current}
      onClosed={finish}
    >
      <PaletteBody sources={sources} onOpen={openItem} onClose={() => onOpenChange(false)} />
    </SearchDialog>
  )
}
