import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const brandStudioScreens = {
  '/brand-studio': lazyWithPreload(() => import('./client/brand-studio-page.tsx'), 'BrandStudioPage'),
}
