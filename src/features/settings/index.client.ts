export const loadSettingsPage = () => import('./client/settings-page.tsx')
