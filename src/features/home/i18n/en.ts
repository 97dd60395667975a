export const home = {
  title: 'Home',
  greeting: 'Welcome back, {name}!',
  intro: 'Here’s what’s happening in your shop.',
  product: 'CampAIgner',
  badge: 'AI-Powered',
  account: 'Signed in as',
  logout: 'Logout',
  failed: 'Couldn’t load your numbers.',
  cardsLabel: 'Areas',
  cards: {
    inbox: { title: 'Unified Inbox', label: 'Unread messages' },
    campaigns: { title: 'AI Campaigns', label: 'Active campaigns' },
    analytics: { title: 'Analytics', label: 'Engagement rate' },
    team: { title: 'Team', label: 'Team members' },
    planner: { title: 'AI Planner', label: 'Planned posts' },
    dashboard: { title: 'Dashboard', label: 'Full dashboard' },
  },
  samples: {
    shown: '“Sample data” means an example. Your own numbers take its place as soon as you have some.',
    hide: 'Show only my numbers',
    hidden: 'You see only your own numbers.',
    show: 'Show examples',
  },
  sampleActivity: {
    campaign: {
      title: 'AI campaign generated',
      text: 'Content for all your platforms, ready to review.',
    },
    message: { title: 'High priority message', text: 'A customer wants an appointment today.' },
    report: { title: 'Performance report', text: 'How the week went, platform by platform.' },
  },
} as const

export const screenNames = {
  '/': 'Home',
  '/home': 'Home',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  home: 'start welcome overview',
} as const
