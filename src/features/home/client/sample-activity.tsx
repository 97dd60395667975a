import { ChartColumn, MessageCircleWarning, Sparkles } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { activityMessages } from '#core/activity/i18n/index.ts'
import { homeMessages } from '../i18n/index.ts'

const entries = [
  { key: 'campaign', path: '/campaigns', Icon: Sparkles },
  { key: 'message', path: '/inbox', Icon: MessageCircleWarning },
  { key: 'report', path: '/analytics', Icon: ChartColumn },
] as const

/** What the list will look like, until something has happened. */
export function SampleActivity() {
  const t = useText(homeMessages)
  const title = useText(activityMessages)('title')
  return (
    <Card>
      <CardHeader title={title} actions={<SampleMark />} />
      <ul className="flex flex-col py-2">
        {entries.map(({ key, path, Icon }) => (
          <li key={key}>
            <Link
              href={path}
              className="flex items-center gap-3 px-5 py-3 transition-colors hover:bg-surface-sunken"
            >
              <span
                aria-hidden
                className="flex size-8 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted"
              >
                <Icon className="size-4" />
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{t(`sampleActivity.${key}.title`)}</span>
                <span className="block text-muted">{t(`sampleActivity.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
