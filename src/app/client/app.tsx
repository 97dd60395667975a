import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { CrashPage } from '#features/site/index.client.ts'
import { Product, PublicScreen } from './layouts.ts'
import { Loading } from './loading.tsx'
import { isPublicPage } from './preload-route.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'

/** A visitor's public pages load nothing of the product; everything else does. */
export function App() {
  const [path] = useLocation()
  useNavigationFocus()
  return (
    <ErrorBoundary resetKey={path} fallback={(failure) => <CrashPage {...failure} />}>
      <Suspense fallback={<Loading />}>
        {isPublicPage(path) ? <PublicScreen path={path} /> : <Product />}
      </Suspense>
    </ErrorBoundary>
  )
}
