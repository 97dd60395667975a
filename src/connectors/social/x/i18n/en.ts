export const xNames = { x: 'X (Twitter)' } as const

export const x = {
  note: 'X counts its own way: a link as 23 characters, an emoji as two.',
  cost: 'X charges about $0.015 per post, $0.20 with a link',
  needs: {
    account: 'An X account.',
    app: 'An X developer account with an app of your own and credits: X charges you directly. Connecting shows you how.',
  },
  replies: {
    label: 'Who can reply',
    everyone: 'Everyone',
    following: 'Accounts you follow',
    mentioned: 'Only accounts you mention',
    verified: 'Verified accounts',
    subscribers: 'Your subscribers',
  },
  madeWithAi: {
    label: 'Image or video made with AI',
    hint: 'X shows it on the post.',
    no: 'No',
    yes: 'Yes',
  },
  paidPartnership: {
    label: 'Paid partnership',
    hint: 'Choose Yes if another business pays you for the post. X shows it.',
    no: 'No',
    yes: 'Yes',
  },
  figures: { shares: 'Reposts and quotes', clicks: 'Link clicks' },
} as const

export const xConnect = {
  app: {
    steps: {
      create: 'Open the X developer console, accept its terms, and create a project with an app in it.',
      authentication:
        'In the app, set up user authentication: choose Read and write, and Web App, Automated App or Bot.',
      redirect:
        'Add the redirect address below as the callback URL. X also asks for the URL of your website.',
      credits: 'Under Billing, add a payment method and buy credits: X charges you for each post.',
      keys: 'Copy the OAuth 2.0 Client ID and Client Secret into the fields below. The API key and the access token are others.',
    },
    link: 'Open the X developer console',
  },
  steps: {
    allow: 'Continue on X with the account you want to post to, and allow access.',
  },
  advice: {
    rights: 'Connect again and allow everything that X lists. Your app must be set to Read and write.',
    credits:
      'Your X developer account has no credits. Buy some in the X developer console, then connect again.',
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
