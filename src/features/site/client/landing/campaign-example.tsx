import { CalendarHeart, type LucideIcon, Package, ReceiptText } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { reach } from '#connectors/social/platforms.ts'
import { featureExampleMessages } from '#features/site/i18n/landing/index.ts'

/** Platforms named in the example. */
const NAMED = 4

const sources: { id: 'stock' | 'sales' | 'event'; Icon: LucideIcon }[] = [
  { id: 'stock', Icon: Package },
  { id: 'sales', Icon: ReceiptText },
  { id: 'event', Icon: CalendarHeart },
]

/** The shop's facts on the left, the resulting post on the right. */
export function CampaignExample() {
  const t = useText(featureExampleMessages)
  return (
    <div aria-hidden className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-5">
      <ul className="flex flex-col gap-2">
        {sources.map(({ id, Icon }) => (
          <li key={id} className="flex items-center gap-3 rounded-md bg-surface-sunken px-3 py-2.5">
            <Icon className="size-4.5 text-primary-ink" />
            <div className="min-w-0">
              <p className="text-muted text-xs">{t(id)}</p>
              <p className="font-medium">{t(`${id}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-col rounded-md border p-4">
        <p className="flex flex-wrap justify-between gap-x-3 text-muted text-xs">
          <span className="font-medium text-ink">Instagram</span>
          {t('postTime')}
        </p>
        <p className="mt-2 text-pretty text-base">{t('post')}</p>
        <p className="mt-auto pt-3 text-primary-ink text-xs">
          {t('fits', { more: reach.platforms - NAMED })}
        </p>
      </div>
    </div>
  )
}
