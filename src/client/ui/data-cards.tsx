import { Card } from './card.tsx'
import { cn } from './cn.ts'
import type { DataColumn } from './data-column.ts'
import { Skeleton } from './skeleton.tsx'

interface DataCardsProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  placeholders: readonly string[]
}

/** What a DataTable becomes on a phone. */
export function DataCards<Row>({ label, columns, rows, rowKey, placeholders }: DataCardsProps<Row>) {
  const shown = columns.filter((column) => !column.hideOnCard)
  const primary = shown.filter((column) => column.primary)
  const lines = shown.filter((column) => !column.primary && !column.hideHeader)
  const actions = shown.filter((column) => !column.primary && column.hideHeader)
  return (
    <ul aria-label={label} aria-busy={placeholders.length > 0 || undefined} className="flex flex-col gap-3">
      {placeholders.map((key) => (
        <li key={key}>
          <Card className="flex flex-col gap-3 p-4">
            <Skeleton className="h-5 w-3/5" />
            {lines.map((column) => (
              <div key={column.id} className="flex justify-between">
                <Skeleton className="w-20" />
                <Skeleton className="w-16" />
              </div>
            ))}
          </Card>
        </li>
      ))}
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Card className="flex flex-col gap-3 p-4">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
              {primary.map((column) => (
                <div key={column.id} className="min-w-0 flex-1 basis-44 break-words font-medium text-base">
                  {column.cell(row)}
                </div>
              ))}
              {actions.map((column) => (
                <div key={column.id} className="-my-2 -mr-2 flex flex-wrap items-center gap-2">
                  {column.cell(row)}
                </div>
              ))}
            </div>
            {lines.length > 0 ? (
              <dl className="flex flex-col gap-2">
                {lines.map((column) => (
                  <div key={column.id} className="flex items-baseline justify-between gap-4">
                    <dt className="shrink-0 text-muted">{column.header}</dt>
                    <dd
                      className={cn('min-w-0 break-words text-right', column.align === 'right' && 'tabular')}
                    >
                      {column.cell(row)}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </Card>
        </li>
      ))}
    </ul>
  )
}
