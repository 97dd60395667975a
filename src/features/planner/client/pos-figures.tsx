import { useWorkspace } from '#client/data/workspace-context.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { moneyWriter, wholeUnits } from '#platform/currency.ts'
import { formatFullHour } from '#platform/time-format.ts'
import { plannerMessages } from '../i18n/index.ts'
import type { PosInsights } from '../planner.contract.ts'

const NOTHING = '--'

/** Before the first sale everything is zero. */
const none: PosInsights = {
  averageOrderValue: 0,
  recurrence: 0,
  peakHours: null,
  topProducts: [],
  growth: 0,
  others: [],
}

export function PosFigures({ insights }: { insights: PosInsights | null }) {
  const t = useText(plannerMessages)
  const locale = useLocale()
  const { currency } = useWorkspace()
  const format = useFormat()
  const { averageOrderValue, recurrence, peakHours, topProducts, growth } = insights ?? none
  const money = moneyWriter(locale, currency, averageOrderValue === 0 ? wholeUnits : {})
  const figures = [
    { id: 'orderValue', value: money(averageOrderValue) },
    { id: 'recurrence', value: recurrence === null ? NOTHING : format.percent(recurrence) },
    {
      id: 'peakHours',
      value: peakHours
        ? format.zoned(
            t('pos.hours', {
              from: formatFullHour(peakHours.from, locale),
              to: formatFullHour(peakHours.to, locale),
            }),
          )
        : NOTHING,
    },
    { id: 'topProducts', value: topProducts.length > 0 ? topProducts.map(({ name }) => name) : '0' },
    { id: 'growth', value: growth === null ? NOTHING : format.change(growth) },
  ] as const
  return (
    <dl aria-label={t('pos.figures')} className="flex flex-col divide-y">
      {figures.map(({ id, value }) => (
        <div key={id} className="flex items-baseline justify-between gap-3 py-1.5">
          <dt className="shrink-0 text-muted">{t(`pos.${id}`)}</dt>
          <dd className="min-w-0 text-balance text-right tabular">
            {typeof value === 'string' ? value : <ProductNames names={value} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** By sales. */
function ProductNames({ names }: { names: string[] }) {
  return (
    <ol>
      {names.map((name) => (
        <li key={name} className="truncate">
          <bdi>{name}</bdi>
        </li>
      ))}
    </ol>
  )
}
