import { late } from '#client/late.tsx'

export const settingsScreens = {
  '/settings': late(() => import('./client/settings-page.tsx'), 'SettingsPage'),
}
