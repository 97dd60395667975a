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

  function openItem({ to, run }: PaletteItem, isNewTab: boolean) {
    if (to && isNewTab) {
      window.open(to, '_blank', 'noopener')
      return
    }
    hasLeft.current = true
    onOpenChange(false)
    if (to) navigate(to)
    else run?.()
  }

  return (
    <SearchDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      onCloseAutoFocus={(event) => {
        if (!hasLeft.current) return false
        hasLeft.current = false
        event.preventDefault()
        // What was opened, such as a dialog, may have taken the focus.
        if (document.activeElement === null || document.activeElement === document.body) focusContent()
        return true
      }}
    >
      <PaletteBody sources={sources} onOpen={openItem} onClose={() => onOpenChange(false)} />
    </SearchDialog>
  )
}
