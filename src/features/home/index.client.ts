import { late } from '#client/late.tsx'

const HomePage = late(() => import('./client/home-page.tsx'), 'HomePage')

export const homeScreens = {
  '/': HomePage,
  '/home': HomePage,
}
