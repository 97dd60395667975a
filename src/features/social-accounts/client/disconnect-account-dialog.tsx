import type { ReactNode } from 'react'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { channelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { useDisconnectAccount } from './channels.queries.ts'

export interface DisconnectAccountDialogProps {
  account: SocialAccount
  /** How many scheduled posts go through it. */
  scheduled: ReactNode
  onClose: () => void
  onDone: () => void
}

export function DisconnectAccountDialog({
  account,
  scheduled,
  onClose,
  onDone,
}: DisconnectAccountDialogProps) {
  const t = useText(channelMessages)
  const locale = useLocale()
  const disconnect = useDisconnectAccount()
  return (
    <ConfirmAction
      action={disconnect}
      variables={account}
      onClose={onClose}
      onDone={onDone}
      title={t('disconnecting.title')}
      subject={t('disconnecting.subject', {
        name: account.accountName,
        platform: platformName(account.platform, locale),
      })}
      description={
        <>
          {scheduled} {t('disconnecting.text')}
        </>
      }
      confirmLabel={t('disconnecting.confirm')}
    />
  )
}
