import { LogOut } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { fullName } from '#platform/full-name.ts'
import { homeMessages } from '../i18n/index.ts'

export function HomeHeader({ user }: { user: CurrentUser }) {
  const t = useText(homeMessages)
  const name = fullName(user)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <div className="flex items-center gap-3">
        <Logo />
        <Badge tone="accent">{t('badge')}</Badge>
      </div>
      <div className="flex min-w-0 flex-1 basis-64 items-center justify-between gap-3 sm:justify-end">
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar name={name} src={user.profileImageUrl} decorative />
          <p className="min-w-0 break-words font-medium">
            <VisuallyHidden>{`${t('account')} `}</VisuallyHidden>
            {name}
          </p>
        </div>
        <Button asChild variant="secondary">
          {/* A full navigation, so that nothing of this person stays in memory. */}
          <a href="/api/logout">
            <LogOut aria-hidden />
            {t('logout')}
          </a>
        </Button>
      </div>
    </Card>
  )
}
