import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { Amounts } from '#client/i18n/format-amounts.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { Period, Sales } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'

function trendOf(gain: number) {
  if (gain > 0) return { Icon: TrendingUp, color: 'text-success' }
  return gain < 0 ? { Icon: TrendingDown, color: 'text-danger' } : { Icon: Minus, color: 'text-muted' }
}

interface SalesGainProps {
  sales: Sales
  period: Period
  amounts: Amounts
}

/** The gain over the previous period; without earlier sales, only the amount. */
export function SalesGain({ sales: { gain, gainPercent }, period, amounts }: SalesGainProps) {
  const t = useText(dashboardMessages)
  if (gainPercent === null)
    return (
      <div>
        <p className="font-semibold text-2xl tabular">{amounts.gain(gain)}</p>
        <p className="mt-1 text-pretty text-muted">{t(`sales.nothingBefore.${period}`)}</p>
      </div>
    )
  const { Icon, color } = trendOf(gain)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className={cn('inline-flex items-center gap-2 font-semibold text-2xl tabular', color)}>
        <Icon aria-hidden className="size-6" />
        {amounts.gainPercent(gainPercent)}
      </span>{' '}
      <span className="font-semibold text-lg tabular">{amounts.gain(gain)}</span>
    </p>
  )
}
