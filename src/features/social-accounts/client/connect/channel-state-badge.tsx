import { Box, CircleCheck, Hand, Hourglass, KeyRound, Plug, PlugZap } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { ChannelState } from './channel-state.ts'

const looks = {
  ready: { tone: 'info', Icon: Plug },
  needs_keys: { tone: 'info', Icon: KeyRound },
  connected: { tone: 'success', Icon: CircleCheck },
  ends_soon: { tone: 'warning', Icon: Hourglass },
  reconnect: { tone: 'danger', Icon: PlugZap },
  assisted: { tone: 'neutral', Icon: Hand },
  sandbox_only: { tone: 'neutral', Icon: Box },
} as const

export function ChannelStateBadge({ state }: { state: ChannelState }) {
  const t = useText(connectChannelMessages)
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`states.${state}`)}
    </Badge>
  )
}
