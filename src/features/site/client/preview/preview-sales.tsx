import { TrendingUp } from 'lucide-react'
import { Card } from '#client/ui/card.tsx'
import { previewSample } from './spanish-preview.sample.ts'

export function PreviewSales() {
  const { sales } = previewSample
  return (
    <Card className="flex flex-col p-5">
      <h3 className="text-base">{sales.title}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-2xl tabular">{sales.amount}</span>
        <span className="inline-flex items-center gap-1 font-medium text-base text-success tabular">
          <TrendingUp aria-hidden className="size-4 self-center" />
          {sales.gain}
        </span>
      </p>
      <p className="mt-1 text-muted">{sales.note}</p>
      <div className="mt-auto pt-6">
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-sunken">
          <div className="h-full rounded-full bg-primary" style={{ width: `${sales.percent}%` }} />
        </div>
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted tabular">
          <span>{sales.target}</span>
          <span className="font-medium text-ink">{sales.done}</span>
        </p>
      </div>
    </Card>
  )
}
