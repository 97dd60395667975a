import { FlaskConical } from 'lucide-react'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Badge } from './badge.tsx'

/** Marks demo data. */
export function DemoMark() {
  const t = useText(commonMessages)
  return <Badge icon={<FlaskConical aria-hidden />}>{t('demo')}</Badge>
}
