import type { ReactNode } from 'react'

export type BarListItem = {
  key: string
  label: ReactNode
  /** The length of the bar. */
  value: number
  /** The figure at its end. */
  figure: ReactNode
  note?: ReactNode
}

/** Bars with names and figures, scaled to the maximum. */
export function BarList({ items }: { items: readonly BarListItem[] }) {
  const most = Math.max(1, ...items.map(({ value }) => value))
  return (
    <ul className="flex flex-col gap-4">
      {items.map(({ key, label, value, figure, note }) => (
        <li key={key} className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words font-medium">{label}</span>
            <span className="shrink-0 font-medium tabular">{figure}</span>
          </div>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-sunken">
            <div
              className="h-full rounded-full bg-chart-1"
              style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
            />
          </div>
          {note ? <p className="text-muted text-xs tabular">{note}</p> : null}
        </li>
      ))}
    </ul>
  )
}
