import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Badge } from './badge.tsx'

/** Stands on every widget whose figures are the documented samples, and on no other. */
export function SampleMark({ className }: { className?: string }) {
  const t = useText(commonMessages)
  return <Badge className={className}>{t('sample')}</Badge>
}
