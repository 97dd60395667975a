import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { tourMessages } from '#features/site/i18n/landing/index.ts'
import { TourPlayer } from './tour-player.tsx'

export interface TourDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The two-minute tour of the product's screens. */
export function TourDialog({ open, onOpenChange }: TourDialogProps) {
  const t = useText(tourMessages)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      onOpenAutoFocus={focusPlay}
      // The maximum width for which the picture fits the height of the window.
      className="sm:max-w-[min(64rem,calc((min(85dvh,52rem)-15rem)*1.6+2.5rem))]"
    >
      <TourPlayer />
    </Dialog>
  )
}

function focusPlay(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.querySelector<HTMLElement>('[data-play]')?.focus()
}
