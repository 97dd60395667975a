import { useFormat } from '#client/i18n/format.ts'
import type { Amounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#client/ui/table.tsx'
import type { Period, SalesPoint } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'
import { labelPoint } from './label-point.ts'

interface SalesTableProps {
  label: string
  points: SalesPoint[]
  period: Period
  amounts: Amounts
}

/** The chart as a table. */
export function SalesTable({ label, points, period, amounts }: SalesTableProps) {
  const t = useText(dashboardMessages)
  const locale = useLocale()
  const { place } = useFormat()
  return (
    <details>
      <summary className="inline-flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center rounded-sm text-primary-ink underline decoration-1 underline-offset-4">
        {t('chart.table')}
      </summary>
      <Table label={label} containerClassName="mt-2 rounded-md border">
        <Thead>
          <Tr>
            <Th className="whitespace-normal">
              {period === 'daily' ? t('chart.hour', { place }) : t('chart.day')}
            </Th>
            <Th align="right" className="whitespace-normal">
              {t(`periods.${period}`)}
            </Th>
            <Th align="right" className="whitespace-normal">
              {t(`chart.before.${period}`)}
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {points.map(({ at, revenue, before }) => (
            <Tr key={at}>
              <Th scope="row" className="text-ink text-sm first-letter:uppercase">
                {labelPoint(at, period, locale).long}
              </Th>
              <Td align="right">{revenue === null ? t('chart.toCome') : amounts.money(revenue)}</Td>
              <Td align="right">{before === null ? '–' : amounts.money(before)}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </details>
  )
}
