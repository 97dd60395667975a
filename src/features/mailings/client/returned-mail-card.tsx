import { Loaded } from '#client/data/loaded.tsx'
import { FormCardSkeleton } from '#client/forms/form-card-skeleton.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { returnedMailMessages } from '../i18n/index.ts'
import { useReturnedMail } from './mailings.queries.ts'
import { ReturnedMailForm } from './returned-mail-form.tsx'

/** Only owners may see and change it. */
export function ReturnedMailCard() {
  const { user } = useCurrentUser()
  return user?.role === 'owner' ? <OwnersReturnedMail /> : null
}

function OwnersReturnedMail() {
  const t = useText(returnedMailMessages)
  const mailbox = useReturnedMail()
  return (
    <Loaded
      inCard
      query={mailbox}
      failed={t('failed')}
      skeleton={<FormCardSkeleton label={t('loading')} fields={5} />}
    >
      {(stored) => <ReturnedMailForm stored={stored} />}
    </Loaded>
  )
}
