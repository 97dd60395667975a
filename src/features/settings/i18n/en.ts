export const business = {
  title: 'Business details',
  description: 'These set the language of your texts, your currency and when your day starts.',
  fields: {
    name: 'Business name',
    nameHint: 'Appears in your posts, images, emails and invoices.',
    postalAddress: 'Postal address',
    postalAddressHint: 'Appears below emails to customers, where the law asks for it.',
    industry: 'Industry',
    noIndustry: 'Not chosen',
    country: 'Country',
    countryPlaceholder: 'Type to search',
    locale: 'Business language',
    localeHint: 'Used for invitations and for what your customers read.',
    timeZone: 'Time zone',
    timeZoneHint: 'Current time there: {time}.',
    zoneMoved:
      'Scheduled posts are still published at the same moment: {before} in {from} will show as {after} in {to}. Plan days that aren’t on the calendar yet keep their hour.',
    currency: 'Currency',
    currencyHint: 'Amounts are shown in this currency, not converted.',
    currencyMoved: 'Changed to {currency} to match your country.',
    currencyOffer: 'Switch currency to {currency}?',
    currencySwitch: 'Switch to {currency}',
    salesTarget: 'Monthly sales target',
    salesTargetHint: 'The dashboard compares your sales with it. Leave blank for no target.',
    salesTargetPlaceholder: '5000',
  },
  readOnly: 'Only owners and managers can change this.',
  loadFailed: 'Couldn’t load your business details.',
} as const

export const plan = {
  title: 'Your plan',
  own: 'CampAIgner runs on your own server, so nothing is limited or charged. The plan is only a note of what you chose.',
  current: 'Current',
  currentIs: 'Current plan: {plan}.',
  names: {
    starter: 'Starter',
    professional: 'Professional',
    business: 'Business',
    enterprise: 'Enterprise',
  },
  field: 'Choose a plan',
  ownerOnly: 'Only the owner can change the plan.',
  changed: 'Plan saved',
  failed: 'Couldn’t change the plan',
  loadFailed: 'Couldn’t load the plan.',
  compare: {
    title: 'What’s in each plan',
    description: 'For the hosted product. These limits don’t apply on your own server.',
    label: 'Plan comparison',
    what: 'What',
    yes: 'Included',
    no: 'Not included',
  },
  rows: {
    platforms: 'Platforms',
    campaigns: 'Campaigns',
    brands: 'Brands',
    support: 'Support',
    planner: 'Monthly planner',
    inbox: 'Unified inbox',
    'advanced-analytics': 'Advanced analytics',
    'brand-studio': 'Brand studio',
    'unlimited-team': 'Unlimited team members',
    'white-label': 'White-label dashboard',
    reporting: 'Business reporting',
    'client-portals': 'Client access portals',
    'custom-branding': 'Custom branding',
    'custom-integrations': 'Custom integrations',
    sla: 'SLA guarantee',
  },
  allowance: { range: '{from, number} to {to, number}+', 'by-agreement': 'By agreement' },
  support: { email: 'By email', priority: 'Priority', dedicated: 'Dedicated' },
} as const

export const settings = {
  title: 'Settings',
  description: 'Your profile, your business and the services you connect.',
  navigation: 'Settings sections',
  choose: 'Section',
  loading: 'Loading settings',
  sections: {
    profile: 'Profile',
    notifications: 'Notifications',
    business: 'Business details',
    people: 'People',
    brands: 'Brands',
    channels: 'Channels',
    ai: 'AI provider',
    mail: 'Mail server',
    plan: 'Your plan',
    data: 'Data',
  },
  noRight: {
    title: 'For owners and managers only',
    text: 'Ask your workspace owner if something here needs to change.',
  },
} as const

export const settingsRules = {
  noName: 'Enter your business name',
  tooCoarse: 'Some invoices have decimals, which this currency doesn’t have. Change those amounts first',
} as const

export const screenNames = {
  '/settings': 'Settings',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  settings: 'preferences options configuration',
  sections: {
    profile: 'name password email avatar photo devices sign out everywhere',
    notifications: 'reminders email push bell phone',
    business: 'shop address country currency time zone industry tax opening hours',
    people: 'team members roles invitations users',
    brands: 'add a brand archive location',
    channels: 'networks social accounts instagram facebook connect reconnect publishing',
    ai: 'openai anthropic google key model',
    mail: 'smtp email sender',
    plan: 'pricing subscription upgrade limits',
    data: 'export delete workspace account demo backup download',
  },
} as const
