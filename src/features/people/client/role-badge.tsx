import { Crown, User, UserCog } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Role } from '#platform/endpoint.ts'
import { peopleMessages } from '../i18n/index.ts'

const icons = { owner: Crown, manager: UserCog, member: User } as const satisfies Record<Role, unknown>

export function RoleBadge({ role }: { role: Role }) {
  const t = useText(peopleMessages)
  const Icon = icons[role]
  return <Badge icon={<Icon aria-hidden />}>{t(`roles.${role}`)}</Badge>
}
