export const integration = {
  title: 'POS Integrations',
  description: 'Connect your POS or online store to sync products and sales every night and on demand.',
  add: 'Add POS Integration',
  readOnly: 'Ask an owner or a manager to connect or sync a POS.',
  list: {
    title: 'Connected Integrations',
    label: 'Integrations',
    empty: 'No POS connected yet.',
    emptyText: 'Connect Stripe, Shopify, Square or WooCommerce. For any other POS, import a CSV file.',
    failed: 'Couldn’t load integrations.',
    loading: 'Loading integrations',
    active: 'Active',
    inactive: 'Inactive',
    attention: 'Needs attention',
    neverSynced: 'Not synced yet',
    lastSync: 'Last sync: {when}',
    sync: 'Sync Products',
    syncNamed: 'Sync products from {name}',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
    more: 'More options for {name}',
    keys: 'Change keys',
    pause: 'Pause nightly sync',
    resume: 'Resume nightly sync',
    reports: 'Sync history',
    demo: 'This is a demo shop with no real POS behind it, so it doesn’t sync.',
  },
  sync: {
    products: 'Importing products…',
    sales: 'Importing sales…',
    soFar:
      '{products, plural, one {# product} other {# products}} and {sales, plural, one {# sale} other {# sales}} so far. You can leave this page.',
    label: 'Sync in progress',
    waiting:
      'The provider isn’t responding right now. Everything imported so far is safe, and we’ll try again automatically.',
    waitingTitle: 'Waiting for the provider',
    nextTry: 'Next try: {time}.',
    report:
      'Imported {products, plural, one {# product} other {# products}} and {sales, plural, one {# sale} other {# sales}}{changed, plural, =0 {} one {, # updated} other {, # updated}}.',
    skipped:
      '{count, plural, one {# entry couldn’t be read and was skipped.} other {# entries couldn’t be read and were skipped.}}',
    failed: 'Last sync failed',
    history: 'Sync history of {name}',
    historyText: 'The last 20 syncs, newest first.',
    historyEmpty: 'No syncs yet.',
    historyFailed: 'Couldn’t load the sync history.',
    statuses: { running: 'Running', done: 'Done', failed: 'Failed' },
  },
  images: {
    added: '{n, plural, one {# product image is} other {# product images are}} in your media library.',
    open: 'Show them',
    waiting:
      '{n, plural, one {# product image is} other {# product images are}} being added to your media library.',
    failed:
      '{n, plural, one {# product image couldn’t be added:} other {# product images couldn’t be added:}}',
    problems: {
      address_refused: 'its address isn’t on the open internet.',
      not_found: 'your store doesn’t have it any more.',
      unreachable: 'your store’s server didn’t respond.',
      too_large: 'it’s larger than 20 MB or 50 megapixels.',
      no_image: 'the file isn’t a JPEG, PNG, WebP or HEIC image.',
      storage_full: 'your storage is full.',
      failed: 'something went wrong on our side.',
    },
  },
  form: {
    keysTitle: 'Change keys for {name}',
    description:
      'We check that your keys work before saving them. They’re stored encrypted and never shown again.',
    provider: 'Provider',
    choose: 'Choose a provider',
    storeName: 'Store name',
    storeNameHint: 'Leave blank to use the name at your provider.',
    submit: 'Connect',
    save: 'Check and save',
    show: 'Show',
    hide: 'Hide',
    optional: 'Optional',
  },
  delete: {
    title: 'Delete this integration?',
    question: 'What should happen to its products and sales?',
    keep: 'Keep them',
    keepText: 'Your figures stay as they are. If you connect the same store again, it picks up from here.',
    remove: 'Delete them too',
    removeText:
      'All products and sales it imported are deleted and no longer count in your figures. This can’t be undone.',
    confirm: 'Delete integration',
  },
  toasts: {
    created: 'POS integration created successfully',
    createFailed: 'Failed to create integration',
    keysChanged: 'New keys checked and saved',
    keysFailed: 'Couldn’t change the keys',
    deleted: 'Integration deleted successfully',
    deleteFailed: 'Failed to delete integration',
    synced: 'Products synced successfully',
    syncFailed: 'Failed to sync products',
    paused: 'Nightly sync paused',
    resumed: 'Nightly sync resumed',
    changeFailed: 'Couldn’t update the integration',
  },
} as const

export const integrationsRules = {
  tooLong: 'This is too long',
  chooseProvider: 'Choose a provider',
  otherProvider: 'You can’t change the provider of an integration. Add a new one instead',
  otherShop: 'This is a different store. Add it as a new integration',
} as const

export const integrationsErrors = {
  pos_credentials_refused:
    'The provider didn’t accept the keys. Copy them again from your account there, then enter them again.',
  pos_rights_missing:
    'The keys work but can’t read products and orders. Allow that in your account at the provider, then try again.',
  pos_not_found: 'We couldn’t find a store at this address. Check the spelling.',
  pos_address_refused:
    'This address leads to a private network, so we didn’t connect to it. For a store on your own network, your administrator can set ALLOW_PRIVATE_NETWORK=true.',
  pos_unreachable:
    'The provider didn’t respond. Anything already imported is safe; try again in a few minutes.',
  pos_rate_limited:
    'The provider asked us to slow down. Nothing is lost; syncing continues automatically in a moment.',
  pos_unexpected_answer:
    'The provider sent a response we can’t read. Anything already imported is safe; try again later.',
  pos_keys_lost:
    'We can’t read the saved keys anymore because the server’s secret has changed. Enter them again.',
  pos_already_connected:
    'This account is already connected, and connecting it again would count its sales twice. To use other keys, choose “Change keys” in its menu.',
  pos_account_unknown:
    'We can’t tell which account this key belongs to, so its sales might be counted twice. Allow the key to read the account, or use the full secret key.',
  pos_is_demo: 'This is a demo shop with no real POS behind it. Add your own POS to sync.',
} as const

export const screenNames = {
  '/integrations': 'Integrations',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  connect: {
    label: 'Connect a POS',
    words: 'cash register checkout store shop products sales square shopify stripe woocommerce',
  },
  integrations: 'pos cash register checkout products sales square shopify stripe woocommerce',
} as const
