export const xNames = { x: 'X (Twitter)' } as const

export const x = {
  note: 'X counts its own way: a link as 23 characters, an emoji as two.',
  cost: 'X charges about $0.015 per post, $0.20 with a link',
  needs: {
    account: 'An X account.',
    developerAccount: 'An X developer account with a payment method: X charges you directly.',
  },
} as const

export const xFormat = {
  twitter_post: { name: 'Image post', description: 'A short text with up to four images.' },
  twitter_video: { name: 'Video', description: 'A short text with a video.' },
  twitter_gif: { name: 'Animated image', description: 'A short loop without sound.' },
  twitter_promoted: {
    name: 'Promoted post',
    description: 'A paid post that looks like any other, for the people you choose.',
  },
} as const
