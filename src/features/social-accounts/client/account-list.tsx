import { Box } from 'lucide-react'
import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { channelMessages } from '../i18n/index.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { AccountHealthBadge } from './account-health-badge.tsx'
import { TestMark } from './test-mark.tsx'

// The sidebar shows a few; the settings list all.
const SHOWN = 6

export interface AccountListProps {
  accounts: SocialAccount[]
  onNavigate?: (() => void) | undefined
}

export function AccountList({ accounts, onNavigate }: AccountListProps) {
  const t = useText(channelMessages)
  const locale = useLocale()
  const test = accounts.filter(({ isTest, isActive }) => isTest && isActive)
  const troubled = test.filter(({ health }) => health !== 'ok').length
  const own = accounts.filter((account) => !test.includes(account))
  return (
    <>
      <ul className="flex flex-col gap-1">
        {own.slice(0, SHOWN).map(({ id, platform, accountName, isActive, isTest, health }) => (
          <li key={id} className="flex min-h-9 items-start gap-2.5">
            <PlatformIcon platform={platform} className="mt-0.5 text-muted" />
            <div className="min-w-0 flex-1">
              <p dir="auto" className={isActive ? 'truncate' : 'truncate text-muted'}>
                {accountName}
              </p>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
                {platformName(platform, locale)}
                {isTest ? <TestMark /> : null}
                {isActive ? null : <Badge>{t('inactive')}</Badge>}
                {isActive && health !== 'ok' ? <AccountHealthBadge health={health} /> : null}
              </div>
            </div>
          </li>
        ))}
        {test.length > 0 ? (
          <li className="flex min-h-9 items-start gap-2.5">
            <Box aria-hidden className="mt-0.5 size-4 text-muted" />
            <div className="min-w-0 flex-1">
              <Link
                href="/settings?section=channels"
                onClick={onNavigate}
                className="rounded-sm underline-offset-4 hover:underline"
              >
                {t('sandbox.row', { count: new Set(test.map(({ platform }) => platform)).size })}
              </Link>
              {troubled > 0 ? (
                <p className="text-warning text-xs">{t('attentionCount', { count: troubled })}</p>
              ) : null}
            </div>
          </li>
        ) : null}
      </ul>
      {own.length > SHOWN ? (
        <Link
          href="/settings?section=channels"
          onClick={onNavigate}
          className="flex min-h-8 pointer-coarse:min-h-11 w-fit items-center rounded-sm text-primary-ink text-xs underline underline-offset-4"
        >
          {t('all', { count: accounts.length })}
        </Link>
      ) : null}
    </>
  )
}
