export const loadHomePage = () => import('./client/home-page.tsx')
