export const app = {
  loading: 'Loading',
  toast: { label: 'Notice', region: 'Notices ({hotkey})', close: 'Close' },
  lostSession: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' },
} as const

export const shell = {
  skip: 'Skip to content',
  home: 'CampAIgner home',
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  create: 'Create with CampAIgner',
  account: 'Your account',
  logout: 'Sign out',
  roles: { owner: 'Owner', manager: 'Manager', member: 'Member', none: 'User' },
} as const
