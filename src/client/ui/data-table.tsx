import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { cn } from './cn.ts'
import { DataCards } from './data-cards.tsx'
import type { DataColumn } from './data-column.ts'
import { firstLook, RestOfList } from './first-look.tsx'
import { Skeleton } from './skeleton.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from './table.tsx'
import { useMediaQuery } from './use-media-query.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface DataTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  loading?: boolean
  /** The rows belong to the previous query; new ones are loading. */
  outdated?: boolean
  skeletonRows?: number
  empty?: ReactNode
  error?: ReactNode
  stickyHeader?: boolean
  footer?: ReactNode
  className?: string
}

const FIRST_ROWS = 10
const ROW_HEIGHT = 49
const CARD_HEIGHT = 200

/** One list in its four states: a table from 768 px, cards below. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  loading = false,
  outdated = false,
  skeletonRows = 5,
  empty,
  error,
  stickyHeader = false,
  footer,
  className,
}: DataTableProps<Row>) {
  const wide = useMediaQuery('(min-width: 768px)')
  const whole = {
    'aria-busy': outdated || undefined,
    className: cn('transition-opacity aria-busy:opacity-60', className),
  }
  if (error) return <Card {...whole}>{error}</Card>
  if (!loading && rows.length === 0) return <Card {...whole}>{empty}</Card>
  const { shown, rest } = firstLook(rows, FIRST_ROWS)
  const placeholders = loading ? Array.from({ length: skeletonRows }, (_, index) => `skeleton-${index}`) : []
  if (!wide) {
    return (
      <div {...whole}>
        <DataCards
          label={label}
          columns={columns}
          rows={loading ? [] : shown}
          rowKey={rowKey}
          placeholders={placeholders}
        />
        <RestOfList rows={rest} rowHeight={CARD_HEIGHT} />
        {footer}
      </div>
    )
  }
  return (
    <Card {...whole} className={cn('overflow-hidden', whole.className)}>
      <Table label={label} stickyHeader={stickyHeader} aria-busy={loading || undefined}>
        <Thead>
          <Tr>
            {columns.map((column) => (
              <Th key={column.id} align={column.align} className={column.className}>
                {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {placeholders.map((key) => (
            <Tr key={key}>
              {columns.map((column) => (
                <Td key={column.id} align={column.align} className={column.className}>
                  <Skeleton className={cn('inline-block align-middle', column.primary ? 'w-40' : 'w-16')} />
                </Td>
              ))}
            </Tr>
          ))}
          {loading
            ? null
            : shown.map((row) => (
                <Tr key={rowKey(row)}>
                  {columns.map((column) => (
                    <Td
                      key={column.id}
                      align={column.align}
                      className={cn(column.primary && 'font-medium', column.className)}
                    >
                      {column.cell(row)}
                    </Td>
                  ))}
                </Tr>
              ))}
        </Tbody>
      </Table>
      <RestOfList rows={rest} rowHeight={ROW_HEIGHT} />
      {footer ? <div className="border-t">{footer}</div> : null}
    </Card>
  )
}
