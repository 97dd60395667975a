import type { ReactNode } from 'react'
import type { CellAlign } from './table.tsx'

export interface DataColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: CellAlign
  /** The heading of the card; other columns become labeled lines. */
  primary?: boolean
  hideOnCard?: boolean
  /** Row actions: the header is for screen readers only, and the cell is next to the card's heading. */
  hideHeader?: boolean
  className?: string
}
