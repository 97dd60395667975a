import type { CellAlign } from '#client/ui/table.tsx'

/** One column of the table behind a chart. */
export type FigureColumn<Row> = {
  header: string
  /** Formatted for people. */
  show: (row: Row) => string
  /** For spreadsheets: plain numbers; defaults to the formatted text. */
  raw?: (row: Row) => string | number
  align?: CellAlign
}
