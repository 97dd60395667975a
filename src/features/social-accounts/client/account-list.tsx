import type { SocialAccount } from '../social-accounts.contract.ts'
import { PlatformIcon } from './platform-icon.tsx'

export interface AccountListProps {
  accounts: SocialAccount[]
  inactiveLabel: string
}

export function AccountList({ accounts, inactiveLabel }: AccountListProps) {
  return (
    <ul className="flex flex-col">
      {accounts.map(({ id, platform, accountName, isActive }) => (
        <li key={id} className="flex min-h-7 items-center gap-2.5">
          <PlatformIcon platform={platform} className="text-muted" />
          <span className={isActive ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-muted'}>
            {accountName}
          </span>
          {isActive ? null : <span className="text-muted text-xs">{inactiveLabel}</span>}
        </li>
      ))}
    </ul>
  )
}
