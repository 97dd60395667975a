import { lazy, Suspense } from 'react'

// The signs of the networks weigh more than the rest of the page, and stand below its first screen.
const PlatformSigns = lazy(async () => ({ default: (await import('./platform-signs.tsx')).PlatformSigns }))

export function PostingExample() {
  return (
    <div aria-hidden className="min-h-26">
      <Suspense>
        <PlatformSigns />
      </Suspense>
    </div>
  )
}
