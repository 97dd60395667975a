import { lazy, Suspense } from 'react'
import { useCurrentUser } from '#core/session/index.client.ts'

const RecountProgress = lazy(async () => ({
  default: (await import('./recount-progress.tsx')).RecountProgress,
}))

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
