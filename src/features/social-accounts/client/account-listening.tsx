import { useLocale, useText } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { channelMessages, connectChannelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'

interface AccountListeningProps {
  platform: Platform
  listening: NonNullable<SocialAccount['listening']>
}

/** Whether the network delivers what customers answer, and if not, what to do about it. */
export function AccountListening({ platform, listening: { state, answer } }: AccountListeningProps) {
  const t = useText(channelMessages)
  const connecting = useText(connectChannelMessages)
  // Without the secret by choice: the field is optional.
  const isFine = ['on', 'pending', 'key_missing'].includes(state)
  return (
    <div className={isFine ? 'text-muted text-xs' : 'text-warning text-xs'}>
      <p>{t(`listening.${state}`, { network: platformName(platform, useLocale()) })}</p>
      {answer ? (
        <p dir="auto" className="break-words">
          {connecting('networkSaid', { detail: answer })}
        </p>
      ) : null}
    </div>
  )
}
