/** The few words that mean the same on every screen. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  sample: 'Sample data',
  demo: 'Demo',
  save: 'Save changes',
  saved: 'Saved',
  notSaved: 'Not saved',
  nothingFound: 'Nothing found',
  noAnswer: 'The server didn’t respond. Nothing was lost; check your connection and try again.',
} as const

export const language = { label: 'Language' } as const

export const zone = {
  all: 'All times are in {zone}.',
  one: 'In {zone}.',
  never: {
    goesOut: 'Clocks skip {time} that day; it will be published at {shown}.',
    due: 'Clocks skip {time} that day; it will be due at {shown}.',
  },
  twice: {
    goesOut: 'Clocks show {time} twice that day; it will be published the first time.',
    due: 'Clocks show {time} twice that day; it will be due the first time.',
  },
} as const

export const availability = {
  mark: 'Not available yet',
  title: 'Planned and still being built.',
  some: 'Not available yet: {names}',
  names: {
    'network-messages': 'messages from the networks',
    'auto-replies': 'automatic replies',
    'ai-chatbot': 'AI chatbot',
    'white-label': 'white label',
    'client-portals': 'client portals',
  },
  partly:
    'Today: {live, number} of {platforms, number} platforms are connected directly. For the rest, you get a ready-made post to publish yourself.',
} as const

export const formRules = {
  notAnAmount: 'Enter an amount such as 19.99',
  notAWholeAmount: 'Enter a whole amount such as 1999',
} as const

/** Less than a minute away: Intl has only "now", which no sentence about the past can use. */
export const nearbyTime = { past: 'just now', future: 'in a moment' } as const
