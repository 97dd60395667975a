import { RotateCcw } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { tourMessages } from '#features/site/i18n/landing/index.ts'
import { SignUpLink } from '../layout/sign-up-link.tsx'

/** On top of the last picture; screen readers get the caption. */
export function TourEnd({ onAgain }: { onAgain: () => void }) {
  const t = useText(tourMessages)
  return (
    <div className="absolute inset-0 flex animate-fade-in flex-col items-center justify-center gap-6 bg-primary p-6 text-center text-on-primary">
      <p aria-hidden className="text-balance font-display font-semibold text-xl sm:text-2xl">
        {t('end.title')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="accent" size="lg">
          <SignUpLink>{t('end.start')}</SignUpLink>
        </Button>
        <Button variant="secondary" size="lg" onClick={onAgain}>
          <RotateCcw aria-hidden />
          {t('end.again')}
        </Button>
      </div>
    </div>
  )
}
