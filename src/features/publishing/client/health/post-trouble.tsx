import { CircleHelp, CircleX, ClockAlert, Hand } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import type { Trouble } from '#features/publishing/publishing-health.contract.ts'
import type { PostTroubleKind } from './list-troubles.ts'
import { TroubleRow } from './trouble-row.tsx'

const looks = {
  overdue: { tone: 'danger', Icon: ClockAlert },
  unconfirmed: { tone: 'warning', Icon: CircleHelp },
  needsYou: { tone: 'warning', Icon: Hand },
  failed: { tone: 'danger', Icon: CircleX },
} as const

interface PostTroubleProps {
  of: PostTroubleKind
  trouble: Trouble
  hasWorker: boolean
}

/** Late or failed posts, with links to their campaigns. */
export function PostTrouble({ of, trouble: { count, campaigns }, hasWorker }: PostTroubleProps) {
  const t = useText(publishingHealthMessages)
  const { tone, Icon } = looks[of]
  const text =
    of === 'overdue' && !hasWorker ? t('posts.overdue.stopped', { count }) : t(`posts.${of}.text`, { count })
  return (
    <TroubleRow tone={tone} icon={<Icon />} title={t(`posts.${of}.title`, { count })} text={text}>
      {campaigns.map(({ id, title }) => (
        <Button key={id} asChild variant="secondary" size="sm" className="min-w-0 max-w-full shrink">
          <Link href={`/campaigns/${id}`} title={title}>
            <span className="max-w-56 truncate">{t('open', { title })}</span>
          </Link>
        </Button>
      ))}
    </TroubleRow>
  )
}
