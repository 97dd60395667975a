import { useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { usePeople } from '#features/people/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { inboxMessages } from '../i18n/index.ts'

/** Possible assignees by name; the current user is marked. */
export function usePeopleNames() {
  const t = useText(inboxMessages)
  const { user } = useCurrentUser()
  const people = usePeople()
  const names = (people.data?.items ?? []).map((person) => ({
    id: person.id,
    name: person.id === user?.id ? t('conversation.you', { name: fullName(person) }) : fullName(person),
  }))
  return { names, isError: people.isError, isPending: people.isPending }
}
