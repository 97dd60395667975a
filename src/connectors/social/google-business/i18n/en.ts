export const googleBusinessNames = { google_business: 'Google Business' } as const

export const googleBusiness = {
  note: 'Shown in Google Search and Maps. Leave phone numbers out of the text: Google rejects them.',
  needs: {
    profile: 'A Google Business Profile that Google has verified.',
    project: 'A Google Cloud project that Google has given access to.',
  },
} as const
