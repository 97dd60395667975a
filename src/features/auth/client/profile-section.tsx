import { useCurrentUser } from '#core/session/index.client.ts'
import { AvatarCard } from './avatar-card.tsx'
import { EmailCard } from './email-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { NamesCard } from './names-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Settings of the person rather than of the business. */
export function ProfileSection() {
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <div className="flex flex-col gap-6">
      <AvatarCard user={user} />
      <NamesCard user={user} />
      <EmailCard user={user} />
      <LanguageCard />
      <PasswordCard email={user.email} />
      <SessionsCard />
    </div>
  )
}
