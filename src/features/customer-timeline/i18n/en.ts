export const customerTimeline = {
  title: 'Timeline',
  label: 'Timeline of {name}',
  loading: 'Loading the timeline',
  failed: 'The timeline could not be loaded.',
  empty: 'Nothing has happened with {name} yet.',
  emptyText:
    'Messages, invoices and purchases appear here. Purchases are found by the email address of the customer.',
  more: 'Show earlier entries',
  received: '{name} wrote on {platform}',
  sent: 'Answered on {platform}',
  invoice: 'Invoice {number} over {amount}',
  sale: 'Bought for {amount}',
  refunded: '{amount} given back',
  open: 'Open the conversation',
  openAt: 'Open the conversation of {time}',
} as const
