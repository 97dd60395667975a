export const loadBrandStudioPage = () => import('./client/brand-studio-page.tsx')
