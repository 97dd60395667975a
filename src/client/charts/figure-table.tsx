import { useText } from '#client/i18n/use-text.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#client/ui/table.tsx'
import type { FigureColumn } from './figure-column.ts'
import { figureMessages } from './i18n/index.ts'

interface FigureTableProps<Row> {
  title: string
  rows: readonly Row[]
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]]
}

/** A chart as a table. Rows match the chart in number and order, so the index is their key. */
export function FigureTable<Row>({ title, rows, columns }: FigureTableProps<Row>) {
  const t = useText(figureMessages)
  const [first, ...others] = columns
  return (
    <details className="min-w-0 flex-1 open:basis-full">
      <summary className="inline-flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center rounded-sm text-primary-ink underline decoration-1 underline-offset-4">
        {t('table')}
      </summary>
      <Table
        label={t('tableOf', { title })}
        containerClassName="mt-2 rounded-md border"
        stickyHeader={rows.length > 12}
      >
        <Thead>
          <Tr>
            {columns.map(({ header, align }) => (
              <Th key={header} align={align} className="whitespace-normal">
                {header}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are never reordered
            <Tr key={place}>
              <Th scope="row" className="min-w-24 whitespace-normal break-words text-ink text-sm">
                {first.show(row)}
              </Th>
              {others.map(({ header, show, align }) => (
                <Td key={header} align={align}>
                  {show(row)}
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </details>
  )
}
