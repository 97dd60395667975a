export const loadHelpChat = () => import('./client/help-chat.tsx')
export const loadHelpPage = () => import('./client/help-page.tsx')
