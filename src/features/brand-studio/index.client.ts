import { late } from '#client/late.tsx'

export const brandStudioScreens = {
  '/brand-studio': late(() => import('./client/brand-studio-page.tsx'), 'BrandStudioPage'),
}
