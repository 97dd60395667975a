import { CircleCheck, CircleSlash, RefreshCw, TriangleAlert } from 'lucide-react'
import { Badge } from '#client/ui/badge.tsx'
import type { DataColumn } from '#client/ui/data-column.ts'
import type { Text } from '#platform/messages.ts'
import type { salesMessages } from '../i18n/index.ts'
import type { SalesImportReport } from '../sales.contract.ts'

type Line = SalesImportReport['rows'][number]

const looks = {
  imported: { tone: 'success', Icon: CircleCheck },
  changed: { tone: 'info', Icon: RefreshCw },
  skipped: { tone: 'neutral', Icon: CircleSlash },
  refused: { tone: 'warning', Icon: TriangleAlert },
} as const

export function importColumns(t: Text<(typeof salesMessages)['en']>): DataColumn<Line>[] {
  return [
    { id: 'line', header: t('report.line'), align: 'right', className: 'w-16', cell: ({ line }) => line },
    {
      id: 'name',
      header: t('report.name'),
      primary: true,
      cell: ({ name }) =>
        name ? (
          <span dir="auto" className="break-words">
            {name}
          </span>
        ) : (
          <span className="text-muted">{t('report.unnamed')}</span>
        ),
    },
    {
      id: 'outcome',
      header: t('report.outcome'),
      cell: ({ outcome }) => {
        const { tone, Icon } = looks[outcome]
        return (
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {t(`report.one.${outcome}`)}
          </Badge>
        )
      },
    },
    { id: 'reason', header: t('report.reason'), cell: ({ reason }) => reason || <span aria-hidden>–</span> },
  ]
}
