export const mastodonNames = { mastodon: 'Mastodon' } as const

export const mastodon = {
  note: 'A link counts as 23 characters, however long it is.',
  needs: { account: 'An account on any Mastodon server.' },
  cannot: { reach: 'Mastodon doesn’t report reach or clicks.' },
  visibility: {
    label: 'Who can see it',
    hint: 'The further parts of a thread have the same visibility.',
    public: 'Everyone',
    unlisted: 'Everyone, but not in public timelines',
    private: 'Followers only',
  },
  figures: { likes: 'Favorites', shares: 'Boosts' },
} as const

export const mastodonConnect = {
  steps: {
    enter:
      'Enter the server your account is on. It’s the second part of your address: @luna@mastodon.social.',
    allow: 'Your server opens. Sign in and allow CampAIgner to post for you.',
  },
  server: { label: 'Server' },
} as const
