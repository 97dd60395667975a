import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { shellMessages } from './shell.messages.ts'

// Wide screens never need it.
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

/** The sidebar of narrow screens, behind a button. */
export function Menu() {
  const t = useText(shellMessages)
  const [open, setOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)

  function show() {
    setIsWanted(true)
    setOpen(true)
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="-ml-2 lg:hidden"
      >
        <MenuIcon aria-hidden />
      </Button>
      {isWanted ? (
        <Suspense>
          <MenuSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
