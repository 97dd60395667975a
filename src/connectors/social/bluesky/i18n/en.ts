export const blueskyNames = { bluesky: 'Bluesky' } as const

export const bluesky = {
  note: 'An emoji counts as one character. Without an image, the first link is shown as a card.',
  needs: {
    account: 'A Bluesky account, on bsky.social or on your own server.',
    access: 'Signing in with Bluesky, or an app password from its Settings, Privacy and security.',
  },
  cannot: {
    reach: 'Bluesky doesn’t report reach or clicks.',
  },
  figures: { shares: 'Reposts and quotes' },
} as const

export const blueskyConnect = {
  signIn: {
    title: 'Sign in with Bluesky',
    text: 'Nothing to copy: you allow access on Bluesky’s own page.',
    steps: {
      enter: 'Enter your handle.',
      allow: 'Bluesky opens. Sign in there and allow CampAIgner to post for you.',
    },
    handle: {
      label: 'Handle or server',
      hint: 'Your name on Bluesky, without @. If your account is on another server, its address works too.',
    },
  },
  appPassword: {
    title: 'With an app password',
    text: 'You create a password just for CampAIgner in Bluesky’s settings.',
  },
  noSignIn:
    'This server doesn’t let apps sign in the way Bluesky does. Check the address, or connect with an app password.',
  steps: {
    open: 'In Bluesky, open Settings, Privacy and security, App passwords.',
    create: 'Choose Add app password, name it CampAIgner, and copy it. It looks like abcd-efgh-ijkl-mnop.',
    enter: 'Enter your handle and the app password here. Don’t use the password you sign in with.',
  },
  link: 'Open app passwords',
  handle: { label: 'Handle', hint: 'Your name on Bluesky, without @.' },
  password: {
    label: 'App password',
    hint: 'You can delete it in Bluesky at any time; your own password stays as it is.',
  },
  server: {
    label: 'Server',
    hint: 'Only if your account isn’t on bsky.social.',
  },
} as const
