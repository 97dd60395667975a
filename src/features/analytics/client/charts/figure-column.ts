import type { CellAlign } from '#client/ui/table.tsx'

/** One column of the table behind a chart. */
export type FigureColumn<Row> = {
  header: string
  /** As a person reads it. */
  show: (row: Row) => string
  /** As a spreadsheet takes it: plain numbers; what is shown, unless told otherwise. */
  raw?: (row: Row) => string | number
  align?: CellAlign
}
