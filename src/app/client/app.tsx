import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { isVisitor } from '#client/visitor.ts'
import { CrashPage } from '#features/site/client/crash-page.tsx'
import { Loading } from './loading.tsx'
import { faceOf, publicScreens } from './screens.tsx'
import { useNavigationFocus } from './use-navigation-focus.ts'

const Product = lazy(async () => ({ default: (await import('./product.tsx')).Product }))
const PublicScreen = lazy(async () => ({ default: (await import('./public-screen.tsx')).PublicScreen }))

const isFace = (path: string) => isVisitor() && publicScreens.has(path)

// The page is asked for together with its frame, not after it.
if (isFace(location.pathname)) void faceOf(location.pathname)?.fetch()

/** A visitor's public pages load nothing of the product; everything else is the product's. */
export function App() {
  const [path] = useLocation()
  useNavigationFocus()
  return (
    <ErrorBoundary resetKey={path} fallback={(failure) => <CrashPage {...failure} />}>
      <Suspense fallback={<Loading />}>{isFace(path) ? <PublicScreen path={path} /> : <Product />}</Suspense>
    </ErrorBoundary>
  )
}
