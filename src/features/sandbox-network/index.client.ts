import { late } from '#client/late.tsx'

export const sandboxScreens = {
  '/sandbox/:id': late(() => import('./client/sandbox-feed-page.tsx'), 'SandboxFeedPage'),
}
