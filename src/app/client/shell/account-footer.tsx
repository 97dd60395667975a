import { LogOut } from 'lucide-react'
import { useText } from '#client/i18n.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { useCurrentUser } from '#features/auth/client/auth.queries.ts'
import { shellMessages } from './shell.messages.ts'

/** A full navigation: nothing that was read for this person stays in memory. */
const logOut = () => window.location.assign('/api/logout')

export function AccountFooter() {
  const t = useText(shellMessages)
  const { user } = useCurrentUser()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <section aria-label={t('account')} className="flex items-center gap-3 border-t px-4 py-3">
      <Avatar name={name} src={user.profileImageUrl} decorative />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-3 break-words font-medium">{name}</p>
        <p className="truncate text-muted text-xs">{t(`roles.${user.role ?? 'none'}`)}</p>
      </div>
      <Tooltip content={t('logout')}>
        <Button variant="ghost" size="icon" aria-label={t('logout')} onClick={logOut} className="text-muted">
          <LogOut aria-hidden />
        </Button>
      </Tooltip>
    </section>
  )
}
