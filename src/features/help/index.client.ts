import { late } from '#client/late.tsx'

export const loadHelpChat = () => import('./client/help-chat.tsx')

export const helpScreens = {
  '/help': late(() => import('./client/help-page.tsx'), 'HelpPage'),
}
