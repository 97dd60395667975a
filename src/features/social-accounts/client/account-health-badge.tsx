import { CircleCheck, PlugZap, WifiOff } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { channelMessages } from '../i18n/index.ts'
import type { AccountHealth } from '../social-accounts.contract.ts'

const looks = {
  ok: { tone: 'success', Icon: CircleCheck },
  needs_reconnect: { tone: 'danger', Icon: PlugZap },
  unreachable: { tone: 'warning', Icon: WifiOff },
} as const

/** Whether the network accepted us at the last check. */
export function AccountHealthBadge({ health }: { health: AccountHealth }) {
  const t = useText(channelMessages)
  const { tone, Icon } = looks[health]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`health.${health}`)}
    </Badge>
  )
}
