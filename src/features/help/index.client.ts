import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const loadHelpChat = () => import('./client/help-chat.tsx')

export const helpScreens = {
  '/help': lazyWithPreload(() => import('./client/help-page.tsx'), 'HelpPage'),
}
