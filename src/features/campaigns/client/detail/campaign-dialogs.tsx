import { useLocation } from 'wouter'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { GenerateCampaignDialog } from '../new/generate-campaign-dialog.tsx'
import { NewCampaignDialog } from '../new/new-campaign-dialog.tsx'
import { PublishCampaignDialog } from './publish-campaign-dialog.tsx'

export type OpenedDialog = { kind: 'add' | 'generate' } | { kind: 'publish'; campaign: Campaign }

interface CampaignDialogsProps {
  opened: OpenedDialog | null
  onClose: () => void
}

/** Dialogs are mounted only while open, so their state starts fresh. */
export function CampaignDialogs({ opened, onClose }: CampaignDialogsProps) {
  const [, navigate] = useLocation()
  switch (opened?.kind) {
    case 'add':
      return <NewCampaignDialog onClose={onClose} onDone={onClose} />
    case 'generate':
      // Opens the new campaign for review.
      return <GenerateCampaignDialog onClose={onClose} onDone={({ id }) => navigate(`/campaigns/${id}`)} />
    case 'publish':
      return <PublishCampaignDialog campaign={opened.campaign} onClose={onClose} />
    default:
      return null
  }
}
