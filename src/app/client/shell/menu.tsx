import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useLazyDialog } from '#client/navigation/use-lazy-dialog.ts'
import { Button } from '#client/ui/button.tsx'
import { shellMessages } from '../i18n/index.ts'

// Wide screens never need it.
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))

/** The sidebar of narrow screens, behind a button. */
export function Menu() {
  const t = useText(shellMessages)
  const { open, setOpen, isWanted, show } = useLazyDialog()

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
