export const loadCreatorPage = () => import('./client/creator-page.tsx')
