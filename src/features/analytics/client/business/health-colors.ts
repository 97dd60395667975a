import type { BadgeTone } from '#client/ui/badge.tsx'
import type { HealthStatus } from '#features/analytics/analytics-kinds.ts'

/** Green, blue, yellow and red, as documented; each next to its label. */
export const healthColors: Record<HealthStatus, { tone: BadgeTone; bar: string; text: string }> = {
  excellent: { tone: 'success', bar: 'bg-success', text: 'text-success' },
  good: { tone: 'info', bar: 'bg-info', text: 'text-info' },
  warning: { tone: 'warning', bar: 'bg-accent', text: 'text-warning' },
  critical: { tone: 'danger', bar: 'bg-danger-solid', text: 'text-danger' },
}
