export { askHelp } from './client/help-chat-store.ts'
export { HelpPage } from './client/help-page.tsx'

export const loadHelpChat = () => import('./client/help-chat.tsx')
