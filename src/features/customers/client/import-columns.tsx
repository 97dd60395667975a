import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import { Badge } from '#client/ui/badge.tsx'
import type { DataColumn } from '#client/ui/data-column.ts'
import type { Text } from '#platform/messages.ts'
import type { ImportReport } from '../customers.contract.ts'
import type { customerMessages } from '../i18n/index.ts'

type Line = ImportReport['rows'][number]

const looks = {
  imported: { tone: 'success', Icon: CircleCheck },
  skipped: { tone: 'neutral', Icon: CircleSlash },
  refused: { tone: 'warning', Icon: TriangleAlert },
} as const

export function importColumns(t: Text<(typeof customerMessages)['en']>): DataColumn<Line>[] {
  return [
    { id: 'line', header: t('report.line'), align: 'right', className: 'w-16', cell: ({ line }) => line },
    {
      id: 'name',
      header: t('report.name'),
      primary: true,
      cell: ({ name }) => name || <span className="text-muted">{t('report.unnamed')}</span>,
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
