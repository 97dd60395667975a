import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const sandboxScreens = {
  '/sandbox/:id': lazyWithPreload(() => import('./client/sandbox-feed-page.tsx'), 'SandboxFeedPage'),
}
