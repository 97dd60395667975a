import { Suspense } from 'react'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'

export const RecountProgress = lazyWithPreload(() => import('./recount-progress.tsx'), 'RecountProgress')

/** Says that figures are being recounted, wherever figures by day are shown. */
export function RecountNote({ className }: { className?: string }) {
  const { user } = useCurrentUser()
  if (!user?.workspace.isRecounting) return null
  return (
    <Suspense>
      <RecountProgress className={className} />
    </Suspense>
  )
}
