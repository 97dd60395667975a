export const pinterestNames = { pinterest: 'Pinterest' } as const

export const pinterest = {
  needs: {
    account: 'A Pinterest business account with a board.',
    app: 'A Pinterest Developers app that Pinterest has approved.',
  },
  cannot: { postPublicly: 'Until Pinterest approves the app, only you can see its pins.' },
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
