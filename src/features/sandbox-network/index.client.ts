export const loadSandboxFeedPage = () => import('./client/sandbox-feed-page.tsx')
