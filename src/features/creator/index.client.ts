import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

const CreatorPage = lazyWithPreload(() => import('./client/creator-page.tsx'), 'CreatorPage')

export const creatorScreens = {
  '/waterfall': CreatorPage,
  '/campaigner': CreatorPage,
  '/demo': CreatorPage,
}
