export const redditNames = { reddit: 'Reddit' } as const

export const reddit = {
  note: 'Since November 2025, Reddit approves every app individually, and shops need a contract. Without one, we prepare the post and open the form already filled in; you send it. With keys that Reddit has approved, posts go out by themselves.',
  needs: {
    account: 'A Reddit account, and a community whose rules allow what you post.',
    app: 'A Reddit app of your own that Reddit has approved for this use, with its keys.',
  },
  cannot: {
    video: 'Even with approved keys, videos don’t go out by themselves: you post those.',
  },
  figures: { score: 'Score', scoreCount: 'upvotes minus downvotes', shares: 'Crossposts' },
  flair: {
    label: 'Flair',
    hint: 'As the community writes it. Some communities require one.',
  },
  kind: {
    label: 'Post as',
    hint: 'A link post shows the first link in your text.',
    self: 'Text',
    link: 'Link',
  },
} as const

export const redditConnect = {
  app: {
    steps: {
      approval:
        'Only for shops with an approval: ask Reddit for access to its Data API. Commercial use needs a contract. Until Reddit agrees, post by hand; CampAIgner prepares everything.',
      create: 'Once approved, open your apps on Reddit, press “create another app” and choose “web app”.',
      redirect: 'Enter the redirect address below as the redirect uri.',
      keys: 'Copy the app ID (below the words “web app”) and the secret into the fields below.',
    },
    link: 'Open your apps on Reddit',
    clientId: 'App ID',
    clientSecret: 'Secret',
  },
  steps: {
    communities: 'Enter the communities you want to post to, after reading their rules.',
    allow: 'Continue on Reddit with the account that will post, and allow access.',
    choose: 'Back here, choose the communities to use. Each one is a channel of its own.',
  },
  communities: {
    label: 'Communities',
    hint: 'Up to ten, separated by commas. For your own profile, enter u/ and your name.',
  },
  advice: {
    rights: 'Connect again and allow everything that Reddit lists.',
    community:
      'Your account can’t post there: the community is private, or has banned it. Leave it out and connect again.',
  },
} as const
