import { useText } from '#client/i18n.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import type { Role } from '#platform/endpoint.ts'
import { peopleMessages } from '../people.messages.ts'

const tones: Record<Role, BadgeTone> = { owner: 'success', manager: 'info', member: 'neutral' }

export function RoleBadge({ role }: { role: Role }) {
  const t = useText(peopleMessages)
  return <Badge tone={tones[role]}>{t(`roles.${role}`)}</Badge>
}
