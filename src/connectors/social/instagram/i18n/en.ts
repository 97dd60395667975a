export const instagramNames = {
  instagram: 'Instagram',
  instagram_story: 'Instagram Story',
  instagram_reels: 'Instagram Reels',
} as const

export const instagram = {
  needs: {
    account: 'An Instagram business or creator account that is linked to your Facebook Page.',
    publicAddress: 'CampAIgner on a public https address, so Instagram can fetch the images.',
  },
  cannot: { addFilters: 'Filters, music and product tags can only be added in the Instagram app.' },
  collaborators: {
    label: 'Collaborators',
    hint: 'Up to three usernames, separated by commas. Once they accept, the post also shows on their profiles.',
  },
  reels: {
    inFeed: { label: 'Where it shows', yes: 'In Reels and in the feed', no: 'Only in Reels' },
    cannot: { addMusic: 'Music from Instagram’s library can only be added in the Instagram app.' },
  },
  story: {
    cannot: { addStickers: 'Stickers for links, polls and mentions can only be added in the Instagram app.' },
  },
  figures: { reach: 'Accounts reached' },
  storyFigures: 'Instagram reports a story for 24 hours, and only if enough people saw it.',
} as const

export const instagramFormat = {
  ig_feed_photo: { name: 'Feed photo', description: 'One square image that stays on your profile.' },
  ig_carousel: { name: 'Carousel', description: 'Two to ten images that people swipe through.' },
  ig_stories: { name: 'Story', description: 'Full screen, gone after 24 hours. Good for today’s offer.' },
  ig_reels: {
    name: 'Reel',
    description: 'A short vertical video that also reaches people who don’t follow you.',
  },
  ig_feed_video_ads: {
    name: 'Video ad in the feed',
    description: 'A paid video between the posts of people near you.',
  },
} as const
