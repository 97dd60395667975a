import { PlugZap } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import { ChannelsLink } from './channels-link.tsx'
import { TroubleRow } from './trouble-row.tsx'

export function MoreAccounts({ count }: { count: number }) {
  const t = useText(publishingHealthMessages)
  return (
    <TroubleRow tone="warning" icon={<PlugZap />} title={t('accounts.more', { count })}>
      <ChannelsLink />
    </TroubleRow>
  )
}
