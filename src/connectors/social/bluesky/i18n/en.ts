export const blueskyNames = { bluesky: 'Bluesky' } as const

export const bluesky = {
  note: 'An emoji counts as one character. Without an image, the first link is shown as a card.',
  needs: {
    account: 'A Bluesky account, on bsky.social or on your own server.',
    appPassword: 'An app password: Bluesky creates it under Settings, Privacy and security.',
  },
  cannot: {
    reach: 'Bluesky doesn’t report reach or clicks.',
  },
} as const

export const blueskyConnect = {
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
