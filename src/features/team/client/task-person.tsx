import { useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { teamMessages } from '../i18n/index.ts'
import type { TeamTask } from '../team.contract.ts'

/** Somebody who has to do with a task, as the reader knows them. */
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
