export const brand = {
  switcher: {
    label: 'Brand: {name}',
    heading: 'Brands',
    active: 'Active',
    add: 'Add brand',
    addFirst: 'Add First Brand',
    manage: 'Manage brands',
    loading: 'Loading brands',
    failed: 'Load brands again',
  },
  filter: { shown: 'Showing', others: 'and what has no brand.' },
  choice: {
    label: 'Brand',
    none: 'No particular brand',
    archived: '{name} (archived)',
  },
  section: {
    title: 'Brands',
    text: 'A shop, a line of products, a second name. The active brand decides what your lists show, in this browser only.',
    readOnly: 'Owners and managers can add and change brands.',
    list: 'Brands in use',
    edit: 'Edit',
    editNamed: 'Edit {name}',
    more: 'More for {name}',
    activate: 'Make active',
    activateNamed: 'Make {name} active',
    archive: 'Archive',
    empty: 'Your brands will be listed here.',
    emptyText: 'With a brand of your own, posts and designs get your name and your colour.',
    error: 'The brands could not be loaded.',
  },
  archived: {
    title: 'Archived brands',
    text: 'No longer offered. What belongs to them stays, and shows with every brand.',
    restore: 'Restore',
    restoreNamed: 'Restore {name}',
    error: 'The archived brands could not be loaded.',
  },
  form: {
    addTitle: 'Add a brand',
    addText: 'A shop, a line of products, a second name: each brand has its own colour and logo.',
    editTitle: 'Edit brand',
    name: 'Name',
    colour: 'Colour',
    logo: 'Logo',
    logoHint: 'A square picture looks best.',
    logoPreview: 'The logo as it is now',
    removeLogo: 'Remove logo',
    add: 'Add brand',
    save: 'Save changes',
  },
  archive: {
    title: 'Archive this brand?',
    description:
      'It is no longer offered anywhere. Its customers and invoices stay and show with all your other brands. You can restore it at any time.',
    confirm: 'Archive brand',
  },
  toasts: {
    added: 'Brand added',
    addedText: '{name} is now active.',
    addFailed: 'The brand was not added',
    updated: 'Brand updated',
    updateFailed: 'The brand was not updated',
    archived: 'Brand archived',
    archiveFailed: 'The brand was not archived',
    restored: 'Brand restored',
    restoreFailed: 'The brand was not restored',
  },
} as const

export const businessName = {
  add: 'Add your business name',
  why: 'so posts and pictures can mention it.',
  /** Stands in an answer where the name would. */
  ours: 'our shop',
} as const

export const brandsRules = {
  giveBrandName: 'Give the brand a name',
  invalidColor: 'Choose a colour such as #0f5c5c',
} as const

export const brandsErrors = {
  last_brand: 'This is your only brand in use, so it cannot be archived. Add or restore another one first.',
} as const
