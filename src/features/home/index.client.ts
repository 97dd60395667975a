import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

const HomePage = lazyWithPreload(() => import('./client/home-page.tsx'), 'HomePage')

export const homeScreens = {
  '/': HomePage,
  '/home': HomePage,
}
