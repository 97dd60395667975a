export const googleBusinessNames = { google_business: 'Google Business' } as const

export const googleBusiness = {
  note: 'Shown in Google Search and Maps. Leave phone numbers out of the text: Google rejects them.',
  needs: {
    profile: 'A Google Business Profile that Google verified at least 60 days ago.',
    project: 'A Google Cloud project of your own that Google has given access to. Connecting shows you how.',
    publicAddress: 'CampAIgner on a public https address, so Google can fetch the images.',
  },
  cannot: {
    products: 'Apps can’t post products or videos; you add them in your profile yourself.',
    results: 'Google doesn’t tell apps how a single post did.',
  },
  kind: {
    label: 'Type of post',
    hint: 'Events and offers show their dates, and customers see them until they end.',
    update: 'Update',
    event: 'Event',
    offer: 'Offer',
  },
  title: 'Title',
  start: 'Starts',
  end: 'Ends',
  coupon: 'Coupon code',
  redeemAt: { label: 'Page to redeem it', hint: 'Where customers use the offer online.' },
  terms: 'Terms and conditions',
  button: {
    label: 'Button',
    hint: 'Leads to the first link in your text. Call dials the number of your profile.',
    learnMore: 'Learn more',
    book: 'Book',
    order: 'Order online',
    shop: 'Buy',
    signUp: 'Sign up',
    call: 'Call',
    none: 'No button',
  },
} as const

export const googleBusinessConnect = {
  app: {
    access:
      'Ask Google for access to its Business Profile APIs with the form for basic API access. Your profile must have been verified for 60 days. Google answers by email.',
    enable:
      'Under APIs & Services, Library, enable My Business Account Management API, My Business Business Information API and Google My Business API.',
  },
  steps: {
    allow: 'Continue on Google with an account that manages your Business Profile, and tick the box.',
    choose: 'Back here, choose the profiles to post to.',
  },
  advice: {
    askForAccess:
      'Google hasn’t given your project access to its Business Profile APIs, or one of the three isn’t enabled. Check both in Google Cloud, then connect again.',
    tickBox: 'On Google’s page, tick the box. Without it we can’t post to your profile.',
    verify:
      'Google only lets verified profiles post. Verify yours in Google Search or Maps, then connect again.',
    createProfile:
      'This Google account doesn’t manage a Business Profile. Create one, or choose the account that manages yours.',
  },
} as const
