import { CirclePause, CirclePlay, History, KeyRound } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { integrationMessages } from '../i18n/index.ts'
import type { Integration } from '../integrations.contract.ts'
import { useSetActive } from './integrations.queries.ts'

/** What can be done with one integration. */
export interface IntegrationActions {
  onKeys: (integration: Integration) => void
  onReports: (integration: Integration) => void
  onDelete: (integration: Integration) => void
}

interface IntegrationMenuProps {
  integration: Integration
  actions: IntegrationActions
}

export function IntegrationMenu({ integration, actions }: IntegrationMenuProps) {
  const t = useText(integrationMessages)
  const setActive = useSetActive()
  const { id, storeName, isActive } = integration
  return (
    <RowMenu label={t('list.more', { name: storeName })} pending={setActive.isPending}>
      <DropdownMenuItem icon={<History aria-hidden />} onSelect={() => actions.onReports(integration)}>
        {t('list.reports')}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<KeyRound aria-hidden />} onSelect={() => actions.onKeys(integration)}>
        {t('list.keys')}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={isActive ? <CirclePause aria-hidden /> : <CirclePlay aria-hidden />}
        onSelect={() => setActive.mutate({ params: { id }, body: { isActive: !isActive } })}
      >
        {isActive ? t('list.pause') : t('list.resume')}
      </DropdownMenuItem>
    </RowMenu>
  )
}
