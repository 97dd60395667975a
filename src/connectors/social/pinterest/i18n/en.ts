export const pinterestNames = { pinterest: 'Pinterest' } as const

export const pinterest = {
  needs: {
    account: 'A Pinterest business account with a board.',
    app: 'A Pinterest Developers app of your own. Connecting shows you how.',
  },
  link: { label: 'Link', hint: 'Where the pin leads. If empty, to the first link in your text.' },
  cannot: { postPublicly: 'With trial access, only you see its pins. Ask Pinterest for Standard access.' },
  figures: {
    shares: 'Saves',
    savesCount: 'saved to a board, not sent on',
    clicks: 'Outbound clicks',
  },
} as const

export const pinterestConnect = {
  app: {
    steps: {
      business: 'On Pinterest, switch your account to a business account. It’s free.',
      create:
        'Open My apps, choose Connect app and describe it as yours: publishing your own pins. Pinterest answers within a few days.',
      redirect: 'Open the app, choose Configure, and add the redirect address below.',
      keys: 'Copy the App ID and the App secret key into the fields below.',
    },
    link: 'Open My apps on Pinterest',
  },
  steps: {
    allow: 'Continue on Pinterest and allow access.',
    choose: 'Back here, choose the boards to pin to.',
  },
} as const

export const pinterestFormat = {
  pinterest_pin: {
    name: 'Pin',
    description: 'A tall image with a link that people find in search for months.',
  },
  pinterest_video: { name: 'Video pin', description: 'A pin that moves: show how it’s done, step by step.' },
  pinterest_idea: { name: 'Idea pin', description: 'One idea on a few full-screen pages.' },
  pinterest_carousel: { name: 'Carousel', description: 'Two to five images in one pin.' },
  pinterest_shopping_ads: { name: 'Shopping ad', description: 'A paid pin for one product with its price.' },
} as const
