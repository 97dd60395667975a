/** The button in the header, which is part of every first load. */
export const searchButton = {
  open: 'Search',
  openWithKeys: 'Search ({keys})',
} as const

export const search = {
  title: 'Search',
  placeholder: 'Search or jump to…',
  close: 'Close search',
  results: 'Results',
  groups: {
    recent: 'Recent',
    actions: 'Actions',
    screens: 'Screens',
    campaigns: 'Campaigns',
    customers: 'Customers',
    conversations: 'Conversations',
    help: 'Help articles',
    ask: 'Help',
  },
  /** As on Campaigns, whose texts would bring its code along. */
  statuses: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', failed: 'Failed' },
  count: '{count, plural, =0 {No results} one {# result} other {# results}}',
  loading: 'Searching…',
  nothing: 'No results for “{query}”.',
  nothingHint: 'Check the spelling, or try fewer words.',
  failed: 'Couldn’t search campaigns, customers and conversations. Screens, actions and help still work.',
  ask: 'Ask help: “{question}”',
  switchLanguage: 'Switch to {language}',
  switchLanguageWords: 'language english spanish español',
  showShortcuts: 'Keyboard shortcuts',
  showShortcutsWords: 'keys hotkeys help',
  signOutWords: 'log out logout exit',
  hints: { choose: 'choose', open: 'open', newTab: 'new tab', close: 'close' },
} as const

export const shortcuts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: { everywhere: 'Everywhere', go: 'Go to', inSearch: 'In search', onScreens: 'On some screens' },
  search: 'Search',
  list: 'Show this list',
  notices: 'Go to notices',
  choose: 'Choose a result',
  open: 'Open it',
  newTab: 'Open it in a new tab',
  leave: 'Close',
  followedBy: 'then',
  single: 'Single-key shortcuts',
  singleHint: 'Turn these off if you dictate, or press keys by accident: {keys}. Saved in this browser.',
} as const
