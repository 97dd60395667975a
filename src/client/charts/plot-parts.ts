/** Shared style of all charts: thin gray axes, our own font, no animation. */
export const axis = {
  tickLine: false,
  axisLine: { stroke: 'var(--color-border)' },
  tick: { fill: 'var(--color-muted)', fontSize: 12 },
} as const

export const margin = { top: 16, right: 8, bottom: 0, left: 0 } as const

export const tooltip = {
  isAnimationActive: false,
  separator: ': ',
  contentStyle: {
    background: 'var(--color-surface-raised)',
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--color-ink)',
  },
  itemStyle: { color: 'var(--color-ink)' },
} as const

export const colors = ['var(--color-chart-1)', 'var(--color-chart-2)', 'var(--color-chart-3)'] as const

type PlotPoint = {
  /** Below the axis. */
  label: string
  /** In the tooltip. */
  name: string
  /** Null is a gap. */
  value: number | null
}

export interface PlotProps {
  points: readonly PlotPoint[]
  /** The name of the series, for the tooltip. */
  label: string
  /** The full value, and a short one for the axis. */
  write: (value: number) => string
  writeShort: (value: number) => string
  color?: (typeof colors)[number]
}
