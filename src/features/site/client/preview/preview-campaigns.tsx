import { Card } from '#client/ui/card.tsx'
import { previewSample } from './spanish-preview.sample.ts'

export function PreviewCampaigns() {
  const { campaigns } = previewSample
  return (
    <Card className="flex flex-col p-5">
      <h3 className="text-base">{campaigns.title}</h3>
      <p className="mt-auto grid grid-cols-[1fr_auto_1fr_auto_1fr] items-center gap-x-2 py-6 text-center">
        <Figure value={campaigns.campaigns} label={campaigns.campaignsLabel} />
        <span className="text-lg text-muted">×</span>
        <Figure value={campaigns.platforms} label={campaigns.platformsLabel} />
        <span className="text-lg text-muted">=</span>
        <Figure value={campaigns.posts} label={campaigns.postsLabel} />
      </p>
    </Card>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold text-2xl tabular">{value}</span>{' '}
      <span className="text-muted text-xs sm:text-sm">{label}</span>
    </span>
  )
}
