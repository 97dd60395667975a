import { Play } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useLazyDialog } from '#client/navigation/use-lazy-dialog.ts'
import { Button } from '#client/ui/button.tsx'
import { landingMessages } from '#features/site/i18n/landing/index.ts'

// Loaded on click: most visitors never open it, and it needs the dialog component.
const TourDialog = lazy(async () => ({ default: (await import('./tour-dialog.tsx')).TourDialog }))

export function WatchDemoButton() {
  const t = useText(landingMessages)
  const { open, setOpen, isWanted, show } = useLazyDialog()

  return (
    <>
      <Button variant="secondary" size="lg" aria-haspopup="dialog" onClick={show}>
        <Play aria-hidden className="text-primary-ink" />
        {t('hero.demo')}
      </Button>
      {isWanted ? (
        <Suspense>
          <TourDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
