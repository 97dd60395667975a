import { useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { teamMessages } from '../i18n/index.ts'
import type { TeamTask } from '../team.contract.ts'

/** A person of a task; the reader is shown as "you". */
export function TaskPerson({ person }: { person: TeamTask['assignedToUser'] }) {
  const t = useText(teamMessages)
  const { user } = useCurrentUser()
  if (!person) return <span className="text-muted">{t('table.gone')}</span>
  const name = person.id === user?.id ? t('table.you') : fullName(person)
  return (
    <span className="block break-words md:truncate" title={name}>
      {name}
    </span>
  )
}
