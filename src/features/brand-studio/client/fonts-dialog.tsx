import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { brandStyles, type FontPair, fontPairs } from '#platform/brand-styles.ts'
import { brandPictureMessages, brandStudioMessages } from '../i18n/index.ts'
import { brandFont } from './brand-font.ts'

interface FontsDialogProps {
  onChoose: (fonts: FontPair) => void
  onClose: () => void
}

/** The six font pairs; a click applies one to the identity. */
export function FontsDialog({ onChoose, onClose }: FontsDialogProps) {
  const t = useText(brandPictureMessages)
  const samples = useText(brandStudioMessages)
  const common = useText(commonMessages)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('tools.fonts.title')}
      description={t('tools.fonts.description')}
      closeLabel={common('close')}
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {brandStyles.map((style) => {
          const { primary, secondary } = fontPairs[style]
          return (
            <li key={style}>
              <button
                type="button"
                aria-label={t('tools.fonts.apply', { primary, secondary })}
                onClick={() => onChoose({ primary, secondary })}
                className="flex h-full w-full flex-col gap-1 rounded-md border p-4 text-left transition-colors hover:border-border-control"
              >
                <span className="text-xl" style={{ fontFamily: brandFont(primary), fontWeight: 700 }}>
                  {samples('identity.headlineSample')}
                </span>
                <span className="text-sm" style={{ fontFamily: brandFont(secondary) }}>
                  {samples('identity.textSample')}
                </span>
                <span className="mt-2 text-muted text-xs">{`${primary} · ${secondary}`}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
