export const demoData = {
  load: 'Load Demo Data',
  loaded: 'Demo data has been populated. Refresh to see all the content!',
  loadFailed: 'Error',
  section: {
    title: 'Demo data',
    none: 'This workspace has no demo data. Load a demo shop to see what every screen looks like in use.',
    present:
      'This workspace contains a demo shop, from its team and customers to its sales, campaigns and messages. Your own data is kept separate.',
    remove: 'Remove demo data',
    failed: 'Couldn’t check for demo data.',
    noRight: 'Only owners and managers can load or remove demo data.',
  },
  confirm: {
    title: 'Remove the demo data?',
    subject: 'The whole demo shop: team, customers, invoices, sales, campaigns, plans, messages and tasks',
    text: 'Everything you added yourself stays, and so do demo customers you’ve invoiced. You can load the demo data again at any time.',
    confirm: 'Remove demo data',
  },
  removed: 'Demo data removed',
  removedText: 'Everything you added yourself is still there.',
} as const
