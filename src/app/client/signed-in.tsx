import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useText } from '#client/i18n.ts'
import { useLiveUpdates } from '#client/live-updates.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { WorkspaceContext } from '#client/workspace-context.ts'
import { usePrefetchBrands } from '#core/brands/index.client.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { appMessages } from './app.messages.ts'
import { AppShell } from './shell/app-shell.tsx'

/** Everything around a screen of the signed-in product: the shell, the shop's settings, and news from other people. */
export function SignedIn({ user, children }: { user: CurrentUser; children: ReactNode }) {
  useLiveUpdates()
  usePrefetchBrands()
  const t = useText(appMessages)
  return (
    <WorkspaceContext value={user.workspace}>
      <AppShell>
        <Suspense
          fallback={
            <div className="flex justify-center py-24">
              <Spinner size="lg" label={t('loading')} />
            </div>
          }
        >
          {children}
        </Suspense>
      </AppShell>
    </WorkspaceContext>
  )
}
