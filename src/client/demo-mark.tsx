import { FlaskConical } from 'lucide-react'
import { commonMessages } from './common.messages.ts'
import { useText } from './i18n.ts'
import { Badge } from './ui/badge.tsx'

/** Stands beside what the demo data brought. */
export function DemoMark() {
  const t = useText(commonMessages)
  return <Badge icon={<FlaskConical aria-hidden />}>{t('demo')}</Badge>
}
