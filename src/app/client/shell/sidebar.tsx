import type { ReactNode } from 'react'
import { ConnectedAccounts } from '#features/social-accounts/index.client.ts'
import { AccountFooter } from './account-footer.tsx'
import { SidebarNav } from './sidebar-nav.tsx'

export interface SidebarProps {
  onNavigate?: () => void
  account?: ReactNode
}

/** On the left of wide screens and in the sheet of narrow ones. */
export function Sidebar({ onNavigate, account }: SidebarProps) {
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-contain px-3 py-4">
        <SidebarNav onNavigate={onNavigate} />
        <ConnectedAccounts onNavigate={onNavigate} />
      </div>
      {account ?? <AccountFooter onNavigate={onNavigate} />}
    </>
  )
}
