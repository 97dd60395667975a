export const linkedinNames = {
  linkedin: 'LinkedIn',
  linkedin_newsletter: 'LinkedIn Newsletter',
  linkedin_thread: 'LinkedIn Thread',
} as const

export const linkedin = {
  needs: {
    profile: 'A LinkedIn profile, or a company page you manage.',
    app: 'A LinkedIn Developers app. For company pages, LinkedIn reviews it first.',
    permission: 'Your permission again about every 60 days, when it expires.',
  },
  newsletter: {
    note: 'LinkedIn doesn’t let any app post newsletters. You get the title, text and cover as a finished file to paste in.',
    needs: { newsletter: 'A LinkedIn profile or company page with a newsletter.' },
  },
  thread: {
    note: 'LinkedIn has no threads: the first part becomes a post, and the rest become your comments below it.',
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
