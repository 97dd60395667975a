import { useText } from '#client/i18n/use-text.ts'
import { LogoWatermark } from '#client/ui/logo-watermark.tsx'
import { creatorMessages } from '../i18n/index.ts'

export function CreatorHero() {
  const t = useText(creatorMessages)
  return (
    <header className="relative mb-4 overflow-hidden rounded-lg bg-primary px-5 py-5 text-on-primary sm:mb-6 sm:px-8 sm:py-8">
      <LogoWatermark className="-right-24 -bottom-44 max-sm:hidden" />
      <div className="relative">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-pretty sm:text-base">{t('intro')}</p>
      </div>
    </header>
  )
}
