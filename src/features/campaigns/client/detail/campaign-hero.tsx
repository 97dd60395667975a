import { Sparkles } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { LogoWatermark } from '#client/ui/logo-watermark.tsx'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'

/** Entry to the creator, for people who start from an idea instead of a text. */
export function CampaignHero({ className }: { className?: string }) {
  const t = useText(campaignMessages)
  return (
    <section
      aria-label={t('hero.title')}
      className={cn(
        'relative overflow-hidden rounded-lg bg-primary px-5 py-5 text-on-primary sm:px-6',
        className,
      )}
    >
      <LogoWatermark className="-top-28 -right-16 max-sm:hidden" />
      <div className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-prose flex-1 basis-64">
          <p className="text-balance font-semibold text-lg">{t('hero.title')}</p>
          <p className="mt-1 text-pretty">{t('hero.text')}</p>
        </div>
        <Button asChild variant="accent">
          <Link href="/waterfall">
            <Sparkles aria-hidden />
            {t('hero.action')}
          </Link>
        </Button>
      </div>
    </section>
  )
}
