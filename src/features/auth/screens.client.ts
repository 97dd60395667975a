import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/login': lazyWithPreload(() => import('./client/login-page.tsx'), 'LoginPage'),
  '/forgot-password': lazyWithPreload(
    () => import('./client/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  '/reset-password': lazyWithPreload(() => import('./client/reset-password-page.tsx'), 'ResetPasswordPage'),
} satisfies FeatureScreens
