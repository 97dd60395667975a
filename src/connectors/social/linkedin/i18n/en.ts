export const linkedinNames = {
  linkedin: 'LinkedIn',
  linkedin_newsletter: 'LinkedIn Newsletter',
  linkedin_thread: 'LinkedIn Thread',
} as const

export const linkedin = {
  needs: {
    profile: 'A LinkedIn profile, or a company page you manage.',
    app: 'A LinkedIn Developers app of your own. Connecting shows you how. For company pages, LinkedIn reviews it first.',
    permission: 'Your permission again about every 60 days, when it expires.',
  },
  cannot: {
    profileResults: 'LinkedIn only tells apps the results of company pages, not of profiles.',
    confirmProfilePosts:
      'Apps can’t read the posts of a profile. If LinkedIn’s answer gets lost, we ask you to check whether the post is there.',
    commentOnProfiles:
      'On profiles, LinkedIn may refuse first comments and threads. Then we take the post back.',
  },
  audience: {
    label: 'Who can see it',
    hint: 'For your profile. Posts of company pages are for everyone.',
    everyone: 'Everyone',
    connections: 'Only your connections',
  },
  newsletter: {
    note: 'LinkedIn doesn’t let any app post newsletters. You get the title, text and cover as a finished file to paste in.',
    needs: { newsletter: 'A LinkedIn profile or company page with a newsletter.' },
  },
  thread: {
    note: 'LinkedIn has no threads: the first part becomes a post, and the rest become your comments below it.',
  },
  figures: { shares: 'Reposts' },
} as const

export const linkedinConnect = {
  app: {
    steps: {
      create: 'Open My apps on LinkedIn and choose Create app. LinkedIn asks for your company page.',
      verify: 'Open the app and choose Verify under Settings, so that the page confirms it.',
      profile:
        'To post to your profile: under Products, request Share on LinkedIn and Sign In with LinkedIn using OpenID Connect. You get both at once.',
      pages:
        'To post to company pages: under Products, request only Community Management API. LinkedIn reviews your business first, and the app can have no other product.',
      redirect: 'Under Auth, add the redirect address below.',
      keys: 'Copy the Client ID and the Primary Client Secret into the fields below.',
    },
    link: 'Open My apps on LinkedIn',
  },
  steps: {
    choose: 'Choose whether to post to your profile or to company pages.',
    allow: 'Continue on LinkedIn and allow access.',
    pick: 'Back here, choose the profile or pages. Posts and threads are separate channels.',
  },
  postsTo: {
    label: 'Post to',
    hint: 'Company pages need an app with Community Management API.',
    choices: { profile: 'My profile', pages: 'Company pages I manage' },
  },
  advice: {
    update: 'This version of CampAIgner no longer works with LinkedIn. Ask your administrator to update it.',
  },
} as const

export const linkedinFormat = {
  linkedin_post: {
    name: 'Image post',
    description: 'Text with a wide image, for people and companies you work with.',
  },
  linkedin_video: { name: 'Video', description: 'A video with text above it.' },
  linkedin_document: {
    name: 'Document',
    description: 'Pages to swipe through: a price list, a guide, a before and after.',
  },
  linkedin_article: {
    name: 'Newsletter article',
    description: 'A long text with a cover image. On LinkedIn, you have to post it yourself.',
  },
  linkedin_sponsored: {
    name: 'Sponsored post',
    description: 'A paid post for people with a certain job or location.',
  },
} as const
