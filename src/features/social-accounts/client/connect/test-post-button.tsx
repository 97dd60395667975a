import { useState } from 'react'
import { fieldsOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { useSendTestPost } from './connect.queries.ts'

/** One public post, to see that everything works. */
export function TestPostButton({ account }: { account: SocialAccount }) {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  const send = useSendTestPost()
  const [isAsking, setIsAsking] = useState(false)
  const isToPeople = allPlatforms.some((id) => id === account.platform && manifestOf(id).goesTo !== undefined)
  const why = (error: Error) => {
    const { detail } = fieldsOf(error)
    return detail ? `${reasonOf(error)} ${t('networkSaid', { detail })}` : reasonOf(error)
  }
  const done = (url: string | undefined) => {
    setIsAsking(false)
    toast({
      title: t('testPostSent'),
      ...(url && {
        action: {
          label: t('openPost'),
          altText: url,
          onSelect: () => window.open(url, '_blank', 'noopener'),
        },
      }),
    })
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {t('testPost')}
        <VisuallyHidden>{platformName(account.platform, locale)}</VisuallyHidden>
      </Button>
      {isAsking ? (
        <ConfirmAction
          action={send}
          variables={{ account, onSent: done }}
          onClose={() => setIsAsking(false)}
          onDone={() => undefined}
          why={why}
          title={t('testPostTitle')}
          subject={account.accountName}
          tone="primary"
          description={
            isToPeople
              ? t('testMailAbout', { name: account.accountName })
              : t('testPostAbout', { name: account.accountName, text: t('testPostText') })
          }
          confirmLabel={t('testPost')}
        />
      ) : null}
    </>
  )
}
