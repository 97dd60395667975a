export const customerTimeline = {
  title: 'Timeline',
  label: 'Timeline of {name}',
  loading: 'Loading timeline',
  failed: 'Couldn’t load the timeline.',
  empty: 'No activity with {name} yet.',
  emptyText:
    'Messages, invoices and purchases appear here. Purchases are matched by the customer’s email address.',
  more: 'Show earlier entries',
  received: '{name} wrote on {platform}',
  sent: 'Replied on {platform}',
  invoice: 'Invoice {number} for {amount}',
  sale: 'Purchase of {amount}',
  refunded: '{amount} refunded',
  open: 'Open conversation',
  openAt: 'Open conversation from {time}',
} as const
