import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const settingsScreens = {
  '/settings': lazyWithPreload(() => import('./client/settings-page.tsx'), 'SettingsPage'),
}
