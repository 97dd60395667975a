export type Screen = {
  path: string
  access: 'public' | 'signed-in'
  /** `own`: the screen has its own layout. `by-session`: members see it in the app, visitors on the public site. */
  layout?: 'own' | 'by-session'
}

const open = <const Path extends string>(path: Path, layout?: Screen['layout']) =>
  ({ path, access: 'public', layout }) as const
const closed = <const Path extends string>(path: Path) =>
  ({ path, access: 'signed-in', layout: undefined }) as const

/** Every screen, for router, server and build. Everything else about a screen is in its feature. */
export const screens = [
  open('/', 'by-session'),
  open('/login', 'own'),
  open('/forgot-password', 'own'),
  open('/reset-password', 'own'),
  open('/join', 'own'),
  open('/pricing'),
  open('/spanish-preview'),
  open('/privacy'),
  open('/terms'),
  open('/support'),
  open('/help', 'by-session'),
  closed('/home'),
  closed('/welcome'),
  closed('/dashboard'),
  closed('/inbox'),
  closed('/ai-planner'),
  closed('/ai-planner/:id'),
  closed('/calendar'),
  closed('/analytics'),
  closed('/campaigns'),
  closed('/campaigns/:id'),
  closed('/ready-to-post'),
  closed('/sandbox/:id'),
  closed('/customers'),
  closed('/team'),
  closed('/approvals'),
  closed('/integrations'),
  closed('/brand-studio'),
  closed('/media'),
  closed('/settings'),
  closed('/waterfall'),
  closed('/campaigner'),
  closed('/demo'),
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof screens)[number]['path']

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The screen at a path; `/campaigns/:id` is the screen of every campaign. */
export function screenAt(address: string): (typeof screens)[number] | undefined {
  const cut = address.lastIndexOf('/')
  const path = ID.test(address.slice(cut + 1)) ? `${address.slice(0, cut)}/:id` : address
  return address.includes(':') ? undefined : screens.find((screen) => screen.path === path)
}

export const isScreen = (address: string) => screenAt(address) !== undefined

const MAX_QUERY = 2000
// Another host or a new header line once a proxy decodes it, however often it is encoded; or invalid encoding.
const HOSTILE = /(\/|%(25)*2f){2}|%(25)*(5c|7f|[01].)|%(?![\da-f]{2})/i

/** The screen that a sign-in returns to, with its query; the start for anything else. */
export function safeNext(next: string | null | undefined): string {
  const [, path = '', query = ''] = /^([\w\-/]+)(\?[\w\-.~%=&+,*/]*)?$/.exec(next ?? '') ?? []
  const isSafe = isScreen(path) && path !== '/login' && query.length <= MAX_QUERY && !HOSTILE.test(query)
  return isSafe ? path + query : '/'
}
