import { Link, useLocation } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { notFoundMessages } from '#features/site/i18n/index.ts'

export function NotFoundPage() {
  const t = useText(notFoundMessages)
  const [path] = useLocation()
  useTitle(t('title'))
  return (
    <div className="relative flex min-h-[70dvh] items-center overflow-hidden py-16">
      {/* The logo, with its dot left empty. */}
      <svg
        viewBox="0 0 32 32"
        aria-hidden
        className="absolute top-1/2 -right-32 hidden size-[36rem] -translate-y-1/2 md:block lg:right-0"
      >
        <path
          d="M20.6 10.9a7 7 0 1 0 0 10.2"
          fill="none"
          strokeWidth="3.4"
          strokeLinecap="round"
          className="stroke-surface-sunken"
        />
        <circle
          cx="22.6"
          cy="16"
          r="1.9"
          fill="none"
          strokeWidth="0.2"
          strokeDasharray="0.6 0.5"
          className="stroke-border-control"
        />
      </svg>
      <div className="relative flex max-w-lg flex-col items-start gap-4">
        <h1 className="font-display text-2xl sm:text-3xl">{t('title')}</h1>
        <p className="w-full text-pretty break-words text-base sm:text-lg">{t('text', { path })}</p>
        <p className="text-base text-muted">{t('hint')}</p>
        <Button asChild size="lg" className="mt-4">
          <Link href="/">{t('toHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
