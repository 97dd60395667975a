export const demoData = {
  load: 'Load Demo Data',
  loaded: 'Demo data has been populated. Refresh to see all the content!',
  loadFailed: 'Error',
  section: {
    title: 'Demo data',
    none: 'There is no demo data in this workspace. A made-up shop shows you what every screen looks like when it is in use.',
    present:
      'This workspace holds a made-up shop, from its team and its customers to its sales, campaigns and messages. Your own rows are kept apart from it.',
    remove: 'Remove demo data',
    failed: 'Whether there is demo data could not be found out.',
    noRight: 'Only owners and managers can load or remove demo data.',
  },
  confirm: {
    title: 'Remove the demo data?',
    subject: 'The whole made-up shop: team, customers, invoices, sales, campaigns, plans, messages and tasks',
    text: 'Everything you added yourself stays. A made-up customer to whom you wrote an invoice of your own stays too. You can load the demo data again at any time.',
    confirm: 'Remove demo data',
  },
  removed: 'Demo data removed',
  removedText: 'What you added yourself is still there.',
} as const
