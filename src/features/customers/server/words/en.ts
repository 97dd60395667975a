/** Other headings that a column is known by, and other words for its values; lower case, without accents. */
export const csvSynonyms = {
  columns: {
    name: ['full name', 'customer'],
    email: ['e-mail', 'mail', 'email address'],
    phone: ['telephone', 'phone number', 'mobile'],
    company: ['business', 'organization'],
    address: ['street'],
    notes: ['note', 'comments'],
    status: ['state'],
    language: ['locale'],
  },
  statuses: {} as Record<string, string>,
  languages: {} as Record<string, string>,
}

/** Where demo customers agreed. */
export const demoConsentNotes = {
  counter: 'Said yes at the counter',
  website: 'Sign-up form on the website',
  chat: 'Asked for offers on WhatsApp',
  tooMany: 'Gets too many emails',
}
