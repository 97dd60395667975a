import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { isVisitor } from '#client/visitor.ts'
import { CrashPage } from '#features/site/client/crash-page.tsx'
import { Loading } from './loading.tsx'
import { publicScreens } from './screens.tsx'

const Product = lazy(async () => ({ default: (await import('./product.tsx')).Product }))
const PublicScreen = lazy(async () => ({ default: (await import('./public-screen.tsx')).PublicScreen }))

/** A visitor's public pages load nothing of the product; everything else is the product's. */
export function App() {
  const [path] = useLocation()
  const isFace = isVisitor() && publicScreens.has(path)
  return (
    <ErrorBoundary resetKey={path} fallback={(failure) => <CrashPage {...failure} />}>
      <Suspense fallback={<Loading />}>{isFace ? <PublicScreen path={path} /> : <Product />}</Suspense>
    </ErrorBoundary>
  )
}
