import { commonMessages } from './common.messages.ts'
import { useText } from './i18n.ts'
import { Badge } from './ui/badge.tsx'

/** Stands on every widget whose figures are the documented samples, and on no other. */
export function SampleMark({ className }: { className?: string }) {
  const t = useText(commonMessages)
  return <Badge className={className}>{t('sample')}</Badge>
}
