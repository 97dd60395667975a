/** Every screen of the product: the router shows them, the server knows from them which paths exist. */
export type Screen = { path: string; access: 'public' | 'signed-in' }

const open = <const Path extends string>(path: Path) => ({ path, access: 'public' }) as const
const closed = <const Path extends string>(path: Path) => ({ path, access: 'signed-in' }) as const

export const screens = [
  open('/'),
  open('/login'),
  open('/forgot-password'),
  open('/reset-password'),
  open('/join'),
  open('/pricing'),
  open('/spanish-preview'),
  open('/privacy'),
  open('/terms'),
  open('/support'),
  open('/help'),
  closed('/home'),
  closed('/dashboard'),
  closed('/inbox'),
  closed('/ai-planner'),
  closed('/ai-planner/:id'),
  closed('/calendar'),
  closed('/analytics'),
  closed('/campaigns'),
  closed('/campaigns/:id'),
  closed('/sandbox/:id'),
  closed('/customers'),
  closed('/team'),
  closed('/approvals'),
  closed('/integrations'),
  closed('/brand-studio'),
  closed('/settings'),
  closed('/waterfall'),
  closed('/campaigner'),
  closed('/demo'),
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof screens)[number]['path']

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The screen at an address; `/campaigns/:id` stands for one campaign each. */
export function screenAt(address: string): (typeof screens)[number] | undefined {
  const cut = address.lastIndexOf('/')
  const path = ID.test(address.slice(cut + 1)) ? `${address.slice(0, cut)}/:id` : address
  return address.includes(':') ? undefined : screens.find((screen) => screen.path === path)
}

export const isScreen = (address: string) => screenAt(address) !== undefined

const MAX_QUERY = 2000
// Another host, or a line of its own in a header, once somebody on the way decodes it, however often it is encoded; or unreadable.
const HOSTILE = /(\/|%(25)*2f){2}|%(25)*(5c|7f|[01].)|%(?![\da-f]{2})/i

/** The screen that a sign-in returns to, with its query; anything else leads to the start. */
export function safeNext(next: string | null | undefined): string {
  const [, path = '', query = ''] = /^([\w\-/]+)(\?[\w\-.~%=&+,*/]*)?$/.exec(next ?? '') ?? []
  const isSafe = isScreen(path) && path !== '/login' && query.length <= MAX_QUERY && !HOSTILE.test(query)
  return isSafe ? path + query : '/'
}
