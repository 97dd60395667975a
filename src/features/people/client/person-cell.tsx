import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { DemoMark } from '#client/ui/demo-mark.tsx'
import { fullName } from '#platform/full-name.ts'
import { peopleMessages } from '../i18n/index.ts'
import type { Person } from '../people.contract.ts'

export function PersonCell({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const t = useText(peopleMessages)
  const name = fullName(person)
  return (
    <div className="flex items-center gap-3">
      <Avatar decorative name={name} src={person.profileImageUrl} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words">{name}</span>
          {isSelf ? <Badge>{t('table.you')}</Badge> : null}
          {person.isDemo ? <DemoMark /> : null}
        </p>
        <p className="break-words font-normal text-muted text-sm md:truncate" title={person.email}>
          {person.email}
        </p>
      </div>
    </div>
  )
}
