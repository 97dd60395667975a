import { late } from '#client/late.tsx'

const CreatorPage = late(() => import('./client/creator-page.tsx'), 'CreatorPage')

export const creatorScreens = {
  '/waterfall': CreatorPage,
  '/campaigner': CreatorPage,
  '/demo': CreatorPage,
}
