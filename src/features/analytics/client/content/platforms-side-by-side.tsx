import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-column.ts'
import { DataTable } from '#client/ui/data-table.tsx'
import { UnknownFigure } from '#client/ui/unknown-figure.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { CountsDiffer, NetworkFigure } from '#connectors/social/results/network-figure.tsx'
import type { PlatformFigures } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { comparedFigures, conversionOf, perThousandOf, rounded } from './platform-rates.ts'

/** The figures of all platforms with the networks' own words: a table, or cards on a phone. */
export function PlatformsSideBySide({ rows }: { rows: readonly PlatformFigures[] }) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const columns: DataColumn<PlatformFigures>[] = [
    {
      id: 'platform',
      header: t('platforms.platform'),
      primary: true,
      className: '[td&]:align-top',
      cell: ({ platform }) => (
        <span className="inline-flex items-center gap-2">
          <PlatformIcon platform={platform} className="size-4 shrink-0" />
          {platformName(platform, locale)}
        </span>
      ),
    },
    {
      id: 'posts',
      header: t('platforms.posts'),
      align: 'right',
      className: '[td&]:align-top',
      cell: ({ posts }) => format.number(posts),
    },
    ...comparedFigures.map(
      ([field, figure]): DataColumn<PlatformFigures> => ({
        id: field,
        header: t(`platforms.${field}`),
        align: 'right',
        className: '[td&]:align-top',
        cell: (row) => (
          <NetworkFigure
            several
            platform={row.platform}
            figure={figure}
            label={t(`platforms.${field}`)}
            value={row[field]}
          />
        ),
      }),
    ),
    {
      id: 'perThousand',
      header: t('platforms.perThousand'),
      align: 'right',
      className: '[td&]:align-top',
      cell: (row) => {
        const value = rounded(perThousandOf(row))
        return value === '' ? <UnknownFigure why={t('platforms.perThousandUnknown')} /> : format.number(value)
      },
    },
    {
      id: 'rate',
      header: t('platforms.rate'),
      align: 'right',
      className: '[td&]:align-top',
      cell: (row) => {
        const rate = conversionOf(row)
        return rate === null ? <UnknownFigure why={t('platforms.rateUnknown')} /> : format.percent(rate)
      },
    },
  ]
  return (
    <section aria-label={t('platforms.sideBySide')} className="flex flex-col gap-3">
      <h2 className="text-base">{t('platforms.sideBySide')}</h2>
      <CountsDiffer
        platforms={rows.map(({ platform }) => platform)}
        figures={comparedFigures.map(([, figure]) => figure)}
      />
      <DataTable
        label={t('platforms.sideBySide')}
        columns={columns}
        rows={rows}
        rowKey={({ platform }) => platform}
      />
    </section>
  )
}
