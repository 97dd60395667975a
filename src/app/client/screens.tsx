import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { screens } from '#platform/screens.ts'

type ScreenPath = (typeof screens)[number]['path']
type ScreenComponent = LazyExoticComponent<ComponentType>

const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ScreenComponent => lazy(async () => ({ default: (await load())[name] }))

/** The code of each screen, fetched when it is first opened. A path that is missing here is not built yet. */
export const screenComponents: ReadonlyMap<string, ScreenComponent> = new Map<ScreenPath, ScreenComponent>([
  ['/login', screen(() => import('#features/auth/client/login-page.tsx'), 'LoginPage')],
  [
    '/forgot-password',
    screen(() => import('#features/auth/client/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  ],
  [
    '/reset-password',
    screen(() => import('#features/auth/client/reset-password-page.tsx'), 'ResetPasswordPage'),
  ],
  ['/customers', screen(() => import('#features/customers/client/customers-page.tsx'), 'CustomersPage')],
  ['/settings', screen(() => import('#features/settings/client/settings-page.tsx'), 'SettingsPage')],
])

/** Screens that bring their own frame. */
export const bareScreens: ReadonlySet<string> = new Set<ScreenPath>([
  '/login',
  '/forgot-password',
  '/reset-password',
])

/** The public face: what a visitor sees in the public frame. */
export const publicScreens: ReadonlySet<string> = new Set(
  screens.filter(({ path, access }) => access === 'public' && !bareScreens.has(path)).map(({ path }) => path),
)
