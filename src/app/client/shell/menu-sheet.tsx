import { useRef } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Logo } from '#client/ui/logo.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { useReturnFocus } from '#client/ui/use-return-focus.ts'
import { focusContent } from '../focus-content.ts'
import { shellMessages } from '../i18n/index.ts'
import { Sidebar } from './sidebar.tsx'

export interface MenuSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  const t = useText(shellMessages)
  const hasNavigated = useRef(false)
  const returnFocus = useReturnFocus(open)

  function leave() {
    hasNavigated.current = true
    onOpenChange(false)
  }

  return (
    <Sheet
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu')}
      titleHidden
      closeLabel={t('closeMenu')}
      className="max-w-72 bg-canvas"
      onOpenAutoFocus={(event) => {
        hasNavigated.current = false
        focusCurrentLink(event)
      }}
      onCloseAutoFocus={(event) => {
        if (!hasNavigated.current) return returnFocus(event)
        // The open sheet held the focus, so the new screen gets it now.
        event.preventDefault()
        focusContent()
      }}
    >
      <div className="flex min-h-16 items-center border-b px-4">
        <Logo />
      </div>
      <Sidebar onNavigate={leave} />
    </Sheet>
  )
}

function focusCurrentLink(event: Event) {
  event.preventDefault()
  if (!(event.currentTarget instanceof HTMLElement)) return
  const links = event.currentTarget.querySelectorAll<HTMLElement>('nav a')
  const current = Array.from(links).find((link) => link.ariaCurrent === 'page')
  const target = current ?? links[0]
  target?.focus()
}
