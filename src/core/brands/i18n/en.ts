export const brand = {
  switcher: {
    label: 'Brand: {name}',
    heading: 'Brands',
    active: 'Active',
    add: 'Add brand',
    addFirst: 'Add First Brand',
    manage: 'Manage brands',
    loading: 'Loading brands',
    failed: 'Reload brands',
  },
  filter: { shown: 'Brand:', others: '+ unassigned' },
  choice: {
    label: 'Brand',
    none: 'No brand',
    archived: '{name} (archived)',
  },
  section: {
    title: 'Brands',
    text: 'A shop, a product line, a second name. The active brand decides what your lists show, in this browser only.',
    readOnly: 'Only owners and managers can add and edit brands.',
    list: 'Brands in use',
    edit: 'Edit',
    editNamed: 'Edit {name}',
    more: 'More options for {name}',
    activate: 'Make active',
    activateNamed: 'Make {name} active',
    archive: 'Archive',
    empty: 'Your brands will appear here.',
    emptyText: 'Add a brand to give your posts and designs your own name and color.',
    error: 'Couldn’t load your brands.',
  },
  archived: {
    title: 'Archived brands',
    text: 'You can’t choose these anymore. Everything that belongs to them is kept and shows with every brand.',
    restore: 'Restore',
    restoreNamed: 'Restore {name}',
    error: 'Couldn’t load the archived brands.',
  },
  form: {
    addTitle: 'Add brand',
    addText: 'A shop, a product line, a second name: each brand has its own color and logo.',
    editTitle: 'Edit brand',
    name: 'Name',
    color: 'Brand color',
    logo: 'Logo',
    logoHint: 'A square image looks best.',
    logoPreview: 'Current logo',
    removeLogo: 'Remove logo',
    add: 'Add brand',
    save: 'Save changes',
  },
  archive: {
    title: 'Archive this brand?',
    description:
      'You can’t choose it anymore. Its customers and invoices are kept and show with all your other brands. You can restore it anytime.',
    confirm: 'Archive brand',
  },
  toasts: {
    added: 'Brand added',
    addedText: '{name} is now active.',
    addFailed: 'Couldn’t add the brand',
    updated: 'Brand updated',
    updateFailed: 'Couldn’t update the brand',
    archived: 'Brand archived',
    archiveFailed: 'Couldn’t archive the brand',
    restored: 'Brand restored',
    restoreFailed: 'Couldn’t restore the brand',
  },
} as const

export const businessName = {
  add: 'Add your business name',
  why: 'so posts and images can mention it.',
  /** Stands in an answer where the name would. */
  ours: 'our shop',
} as const

export const brandsRules = {
  giveBrandName: 'Give the brand a name',
  invalidColor: 'Choose a color such as #0f5c5c',
  tooManySamples: 'Up to {max} texts',
  tooManyWords: 'Up to {max} words',
} as const

export const brandsErrors = {
  last_brand: 'You can’t archive your only brand. Add or restore another one first.',
} as const
