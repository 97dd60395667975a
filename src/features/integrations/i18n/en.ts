export const integration = {
  title: 'POS Integrations',
  description:
    'Connect your till or online shop: products and sales come in by themselves, every night and on demand.',
  add: 'Add POS Integration',
  readOnly: 'Ask an owner or a manager to connect or sync a till.',
  list: {
    title: 'Connected Integrations',
    label: 'Integrations',
    empty: 'No till is connected yet.',
    emptyText: 'Connect Stripe, Shopify, Square or WooCommerce. For any other till, import a CSV file.',
    failed: 'The integrations could not be loaded.',
    loading: 'Loading the integrations',
    active: 'Active',
    inactive: 'Inactive',
    attention: 'Needs attention',
    neverSynced: 'Not synced yet',
    lastSync: 'Last sync: {when}',
    sync: 'Sync Products',
    syncNamed: 'Sync the products of {name}',
    delete: 'Delete',
    deleteNamed: 'Delete {name}',
    more: 'More for {name}',
    keys: 'Change keys',
    pause: 'Pause the nightly sync',
    resume: 'Resume the nightly sync',
    reports: 'Past syncs',
    demo: 'This shop belongs to the demo data. No till stands behind it, so it is not synced.',
  },
  sync: {
    products: 'Bringing products…',
    sales: 'Bringing sales…',
    soFar:
      '{products, plural, one {# product} other {# products}} and {sales, plural, one {# sale} other {# sales}} so far. You can leave this page.',
    label: 'Sync in progress',
    waiting:
      'The provider does not answer at the moment. What came before is kept, and we try again by ourselves.',
    waitingTitle: 'Waiting for the provider',
    nextTry: 'Next try: {time}.',
    report:
      '{products, plural, =0 {No new products} one {# new product} other {# new products}}, {sales, plural, =0 {no new sales} one {# new sale} other {# new sales}}, {changed, plural, =0 {nothing changed} one {# brought up to date} other {# brought up to date}}.',
    skipped:
      '{count, plural, one {# entry could not be understood and was left out.} other {# entries could not be understood and were left out.}}',
    failed: 'The last sync failed',
    history: 'Past syncs of {name}',
    historyText: 'The last twenty, newest first.',
    historyEmpty: 'It has not been synced yet.',
    historyFailed: 'The past syncs could not be loaded.',
    statuses: { running: 'Running', done: 'Done', failed: 'Failed' },
  },
  form: {
    keysTitle: 'Change the keys of {name}',
    description:
      'We ask the provider whether the keys work before we keep them. They are stored encrypted and never shown again.',
    provider: 'Provider',
    choose: 'Choose a provider',
    storeName: 'Store name',
    storeNameHint: 'Left empty, it is called as it is at the provider.',
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
    keepText: 'Your figures stay as they are. Connect the same shop again and it goes on from here.',
    remove: 'Delete them too',
    removeText: 'All products and sales it has brought disappear from every figure. This cannot be undone.',
    confirm: 'Delete integration',
  },
  toasts: {
    created: 'POS integration created successfully',
    createFailed: 'Failed to create integration',
    keysChanged: 'The new keys work and are saved',
    keysFailed: 'The keys were not changed',
    deleted: 'Integration deleted successfully',
    deleteFailed: 'Failed to delete integration',
    synced: 'Products synced successfully',
    syncFailed: 'Failed to sync products',
    paused: 'The nightly sync is paused',
    resumed: 'The nightly sync is on again',
    changeFailed: 'The integration was not changed',
  },
} as const

export const integrationsRules = {
  tooLong: 'This is too long',
  chooseProvider: 'Choose a provider',
  otherProvider: 'An integration stays with its provider. Add another one instead',
  otherShop: 'This is another shop. Add it as an integration of its own',
} as const

export const integrationsErrors = {
  pos_credentials_refused:
    'The provider did not accept the keys. Copy them again from your account there, then give them here anew.',
  pos_rights_missing:
    'The keys work, but they may not read products and orders. Allow that in your account at the provider, then try again.',
  pos_not_found: 'No shop was found at this address. Check how it is written.',
  pos_address_refused:
    'This address leads into a private network, so we did not call it. For a shop inside your own network, whoever runs this installation can set ALLOW_PRIVATE_NETWORK=true.',
  pos_unreachable: 'The provider did not answer. What came before is kept; try again in a few minutes.',
  pos_rate_limited: 'The provider asks us to slow down. Nothing is lost; it goes on by itself in a moment.',
  pos_unexpected_answer:
    'The provider answered in a way we do not understand. What came before is kept; try again later.',
  pos_keys_lost:
    'The stored keys cannot be read any more, because the secret of this installation has changed. Give them again.',
  pos_already_connected:
    'This account is already connected, and a second time would count its sales twice. To give it other keys, choose “Change keys” in the menu beside it.',
  pos_account_unknown:
    'This key may not say which account it belongs to, so we cannot tell whether its sales would be counted twice. Allow it to read the account, or use the full secret key.',
  pos_is_demo: 'This shop belongs to the demo data, so there is no till behind it. Add your own to sync it.',
} as const
