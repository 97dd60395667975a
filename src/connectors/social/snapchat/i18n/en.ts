export const snapchatNames = { snapchat: 'Snapchat' } as const

export const snapchat = {
  note: 'Snapchat opens its API only to companies on its own list. We prepare the image and text; you post them.',
  needs: { account: 'A Snapchat account with a public profile.' },
} as const

export const snapchatFormat = {
  snapchat_story: { name: 'Story', description: 'Full screen on your public profile for 24 hours.' },
  snapchat_spotlight: {
    name: 'Spotlight',
    description: 'A vertical video for people who don’t follow you.',
  },
  snapchat_snap_ads: {
    name: 'Snap ad',
    description: 'A paid full-screen video between friends’ stories.',
  },
  snapchat_story_ads: {
    name: 'Story ad',
    description: 'A paid tile that opens up to twenty of your images.',
  },
} as const
