import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { loadWorkspaceMenu } from '#features/auth/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { shellMessages } from '../i18n/index.ts'
import { useScreenName } from '../navigation.ts'

// Few people have more than one workspace, so the others do not load it.
const WorkspaceMenu = lazy(async () => ({
  default: (await loadWorkspaceMenu()).WorkspaceMenu,
}))

/** A full navigation, so that nothing of this person stays in memory. */
const logOut = () => window.location.assign('/api/logout')

export function AccountFooter({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const t = useText(shellMessages)
  const nameOf = useScreenName()
  const { user } = useCurrentUser()
  if (!user) return null
  const name = fullName(user)
  const who = (
    <>
      <span className="line-clamp-3 block break-words font-medium">{name}</span>
      {user.hasOtherWorkspaces ? <span className="block truncate text-xs">{user.workspace.name}</span> : null}
      <span className="block truncate text-muted text-xs">{t(`roles.${user.role ?? 'none'}`)}</span>
    </>
  )
  const plain = <p className="min-w-0 flex-1">{who}</p>
  return (
    <section aria-label={t('account')} className="flex items-center gap-3 border-t px-4 py-3">
      <Avatar name={name} src={user.profileImageUrl} decorative />
      {user.hasOtherWorkspaces ? (
        <Suspense fallback={plain}>
          <WorkspaceMenu>{who}</WorkspaceMenu>
        </Suspense>
      ) : (
        plain
      )}
      <Tooltip content={nameOf('/help')}>
        <Button asChild variant="ghost" size="icon" className="-mr-2 font-semibold text-base text-muted">
          <Link href="/help" aria-label={nameOf('/help')} onClick={onNavigate}>
            ?
          </Link>
        </Button>
      </Tooltip>
      <Tooltip content={t('logout')}>
        <Button variant="ghost" size="icon" aria-label={t('logout')} onClick={logOut} className="text-muted">
          <LogOut aria-hidden />
        </Button>
      </Tooltip>
    </section>
  )
}
