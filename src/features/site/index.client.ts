import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export { DocumentLine } from './client/documents/document-line.tsx'
export { CrashPage } from './client/errors/crash-page.tsx'
export { PublicLayout } from './client/layout/public-layout.tsx'
export { SpanishPreviewPage } from './client/preview/spanish-preview-page.tsx'

export const LandingPage = lazyWithPreload(() => import('./client/landing/landing-page.tsx'), 'LandingPage')
export const NotFoundPage = lazyWithPreload(
  () => import('./client/errors/not-found-page.tsx'),
  'NotFoundPage',
)
