import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import type { FigureColumn } from './figure-column.ts'
import { FigureTable } from './figure-table.tsx'
import { figureMessages } from './i18n/index.ts'
import { saveCsv } from './save-csv.ts'

export interface FigureCardProps<Row> {
  title: string
  about?: ReactNode
  isSample: boolean
  rows: readonly Row[]
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]]
  /** Shown instead of the chart while there are no rows. */
  empty?: ReactNode
  className?: string
  children: ReactNode
}

/** A chart with its table and CSV download. */
export function FigureCard<Row>(props: FigureCardProps<Row>) {
  const { title, about, isSample, rows, columns, empty, className, children } = props
  const t = useText(figureMessages)
  const save = () =>
    saveCsv(title, [
      columns.map(({ header }) => header),
      ...rows.map((row) => columns.map(({ show, raw = show }) => raw(row))),
    ])
  return (
    <Card role="region" aria-label={title} className={cn('flex flex-col', className)}>
      <CardHeader title={title} description={about} actions={isSample ? <SampleMark /> : null} />
      <CardBody className="flex flex-1 flex-col gap-4">
        {rows.length === 0 ? (
          empty
        ) : (
          <>
            {children}
            <div className="mt-auto flex flex-wrap items-start gap-2">
              <FigureTable title={title} rows={rows} columns={columns} />
              <Button variant="secondary" size="sm" aria-label={t('csvNamed', { title })} onClick={save}>
                <Download aria-hidden />
                {t('csv')}
              </Button>
            </div>
          </>
        )}
      </CardBody>
    </Card>
  )
}
