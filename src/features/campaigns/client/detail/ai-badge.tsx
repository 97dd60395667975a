import { Sparkles } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'

/** Marks generated content and which writer wrote it. */
export function AiBadge({ writtenBy }: Pick<Campaign, 'writtenBy'>) {
  const t = useText(campaignMessages)
  const who = t(writtenBy === 'ai' ? 'card.aiModel' : 'card.aiBuiltIn')
  return (
    <Badge icon={<Sparkles aria-hidden />} title={who}>
      {t('card.ai')}
      <VisuallyHidden>{`: ${who}`}</VisuallyHidden>
    </Badge>
  )
}
