import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/ready-to-post': lazyWithPreload(
    () => import('./client/ready-to-post/ready-to-post-page.tsx'),
    'ReadyToPostPage',
  ),
} satisfies FeatureScreens
