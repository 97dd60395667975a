import { CircleCheck, CircleSlash, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Badge } from '../ui/badge.tsx'
import type { DataColumn } from '../ui/data-column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx'
import { importLinesMessages } from './i18n/index.ts'

const STEP = 100

const looks = {
  imported: { tone: 'success', Icon: CircleCheck },
  changed: { tone: 'info', Icon: RefreshCw },
  skipped: { tone: 'neutral', Icon: CircleSlash },
  refused: { tone: 'warning', Icon: TriangleAlert },
} as const
type Outcome = keyof typeof looks

type Line<Of extends Outcome> = { line: number; name: string; outcome: Of; reason: string }

interface ImportLinesProps<Of extends Outcome> {
  lines: readonly Line<Of>[]
  /** In tab order, with the number of lines and the words for several lines and for one. */
  outcomes: readonly { outcome: Of; count: number; many: string; one: string }[]
}

/** The lines of a file by outcome; those that need a person come first. */
export function ImportLines<Of extends Outcome>({ lines, outcomes }: ImportLinesProps<Of>) {
  const t = useText(importLinesMessages)
  const needsPerson = outcomes.some(({ outcome, count }) => outcome === 'refused' && count > 0)
  const [view, setView] = useState<string>(needsPerson ? 'refused' : 'all')
  const [limit, setLimit] = useState(STEP)
  const rows = lines.filter(({ outcome }) => view === 'all' || outcome === view)

  const columns: DataColumn<Line<Of>>[] = [
    { id: 'line', header: t('line'), align: 'right', className: 'w-16', cell: ({ line }) => line },
    {
      id: 'name',
      header: t('name'),
      primary: true,
      cell: ({ name }) =>
        name ? (
          <span dir="auto" className="break-words">
            {name}
          </span>
        ) : (
          <span className="text-muted">{t('unnamed')}</span>
        ),
    },
    {
      id: 'outcome',
      header: t('outcome'),
      cell: ({ outcome }) => {
        const { tone, Icon } = looks[outcome]
        return (
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {outcomes.find((each) => each.outcome === outcome)?.one}
          </Badge>
        )
      },
    },
    { id: 'reason', header: t('reason'), cell: ({ reason }) => reason || <span aria-hidden>–</span> },
  ]

  return (
    <Tabs
      value={view}
      className="mt-4"
      onValueChange={(next) => {
        setView(next)
        setLimit(STEP)
      }}
    >
      <TabsList aria-label={t('show')}>
        <TabsTrigger value="all" count={lines.length}>
          {t('all')}
        </TabsTrigger>
        {outcomes.map(({ outcome, many, count }) => (
          <TabsTrigger key={outcome} value={outcome} count={count}>
            {many}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={view} className="pt-4">
        <DataTable
          label={t('label')}
          columns={columns}
          rows={rows.slice(0, limit)}
          rowKey={({ line }) => String(line)}
          empty={<p className="px-5 py-8 text-center text-muted">{t('none')}</p>}
          footer={
            rows.length > limit ? (
              <LoadMore
                hasMore
                label={t('more')}
                summary={t('partOf', { count: limit, total: rows.length })}
                onClick={() => setLimit(limit + STEP)}
              />
            ) : null
          }
        />
      </TabsContent>
    </Tabs>
  )
}
