import { ImagePlus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { mediaMessages } from '../i18n/index.ts'

/** Shown while files are dragged over the screen. */
export function DropOverlay() {
  const t = useText(mediaMessages)
  return (
    <div className="pointer-events-none fixed inset-0 z-60 flex animate-fade-in bg-overlay p-4">
      <div className="flex flex-1 flex-col items-center justify-center gap-3 rounded-xl border-2 border-primary-ink border-dashed bg-primary-subtle text-primary-ink">
        <ImagePlus aria-hidden className="size-8" />
        <p className="font-semibold text-lg">{t('drop')}</p>
      </div>
    </div>
  )
}
