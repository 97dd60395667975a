import { Badge } from '#client/ui/badge.tsx'
import { previewSample } from './spanish-preview.sample.ts'

export function PreviewHeader() {
  const { greeting, mark, periods } = previewSample
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h2 className="text-xl">{greeting}</h2>
        <Badge className="mt-1">{mark}</Badge>
      </div>
      <p className="flex rounded-md bg-surface-sunken p-0.5 font-medium text-muted">
        <span className="rounded-[8px] bg-surface px-3 py-1.5 text-ink shadow-card">{periods.current}</span>
        {periods.others.map((period) => (
          <span key={period} className="px-3 py-1.5">
            {period}
          </span>
        ))}
      </p>
    </div>
  )
}
