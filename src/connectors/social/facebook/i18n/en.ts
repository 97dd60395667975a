export const facebookNames = { facebook: 'Facebook', facebook_story: 'Facebook Story' } as const

export const facebook = {
  needs: { page: 'A Facebook Page you manage.' },
  cannot: {
    postPublicly: 'Until you publish your Meta app, only people with a role in it see your posts.',
    postToProfiles: 'Apps can’t post to personal profiles and groups; you post there yourself.',
  },
  link: {
    label: 'Link',
    hint: 'Facebook shows a preview of this page below your text. If empty, of the first link in your text.',
  },
  story: {
    cannot: {
      addStickers: 'Stickers and links can only be added in the Facebook app.',
      reuseMedia: 'Facebook doesn’t accept an image or video from an earlier post.',
    },
  },
  figures: { reach: 'Viewers' },
  figuresNote: 'Facebook reports viewers and clicks only for Pages with 100 likes or more.',
} as const

export const facebookFormat = {
  fb_feed_photo: { name: 'Feed photo', description: 'An image with text on your Page.' },
  fb_feed_video: { name: 'Feed video', description: 'A video on your Page, with text above it.' },
  fb_story: { name: 'Story', description: 'Full screen, gone after 24 hours.' },
  fb_reels: { name: 'Reel', description: 'A short vertical video for people who don’t know you yet.' },
  fb_carousel_ads: {
    name: 'Carousel ad',
    description: 'Two to ten paid cards, each with its own image.',
  },
} as const
