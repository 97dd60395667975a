import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { WorkspaceContext } from '#client/data/workspace-context.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useLiveUpdates } from '#client/live/use-live-updates.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { usePrefetchBrands } from '#core/brands/index.client.ts'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { appMessages } from './i18n/index.ts'
import { AppShell } from './shell/app-shell.tsx'

/** Everything around a signed-in screen: the shell, the shop's settings, and live updates. */
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
