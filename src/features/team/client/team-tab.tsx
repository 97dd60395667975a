import { BadgeCheck, UsersRound } from 'lucide-react'
import type * as z from 'zod'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { teamMembers } from '#features/people/people.contract.ts'
import { fullName } from '#platform/full-name.ts'
import { approvalMessages } from '../i18n/index.ts'

export type Subordinate = z.output<typeof teamMembers.response>['subordinates'][number]

/** The reader's subordinates, direct and indirect. */
export function TeamTab({ subordinates }: { subordinates: readonly Subordinate[] }) {
  const t = useText(approvalMessages)
  if (subordinates.length === 0) {
    return (
      <Card>
        <EmptyState icon={<UsersRound />} title={t('team.empty')} description={t('team.emptyText')} />
      </Card>
    )
  }
  return (
    <Card>
      <ul className="divide-y">
        {subordinates.map(({ id, email, canApprove, hierarchyLevel, ...person }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <Avatar decorative name={fullName(person)} />
            <div className="min-w-0 flex-1 basis-44">
              <p className="break-words font-medium">{fullName(person)}</p>
              <p className="break-words text-muted">{email}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {canApprove ? (
                <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
                  {t('team.canApprove')}
                </Badge>
              ) : null}
              <Badge>{t('team.level', { level: hierarchyLevel })}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
