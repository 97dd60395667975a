import { Box } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { channelMessages } from '../i18n/index.ts'

/** Marks everything that goes to the sandbox network. */
export function TestMark({ className }: { className?: string }) {
  const t = useText(channelMessages)
  return (
    <Badge tone="info" icon={<Box aria-hidden />} className={className}>
      {t('sandbox.mark')}
    </Badge>
  )
}
