/** What the server says about conversations: why one cannot be answered, and why an answer did not arrive. */
export const conversation = {
  cannotReply: {
    account_gone: 'The channel this message came through is no longer connected. Reconnect it to reply.',
    account_inactive: 'The channel this message came through is inactive right now.',
    needs_reconnect: 'We’ve lost access to {platform}. Reconnect the channel to reply.',
    not_offered: 'This network doesn’t accept replies from other apps. Reply there instead.',
    window_over:
      '{platform} allows free-form replies for {hours} hours after the last message, and that time has passed. Wait for the customer to write again, or reply in the {platform} app.',
  },
  failures: {
    not_sent: 'We couldn’t reach the network. Your reply wasn’t sent.',
    rate_limited:
      'The network isn’t accepting more messages right now. Your reply wasn’t sent; try again later.',
    rejected: 'The network didn’t accept this reply. It wasn’t sent.',
    needs_reconnect: 'We’ve lost access to the network. Reconnect the channel, then retry.',
    unconfirmed:
      'We sent it, but the network hasn’t confirmed delivery. Check the network’s own app before you write again.',
  },
  madeCustomer: 'Messaged us on {platform}.',
} as const

export type CannotReply = keyof typeof conversation.cannotReply
export type ReplyFailure = keyof typeof conversation.failures

/** The words in an exported file. */
export const inboxCsv = {
  fileName: 'messages-{day}.csv',
  columns: {
    date: 'Date',
    time: 'Time ({place})',
    sender: 'From',
    platform: 'Platform',
    message: 'Message',
    priority: 'Priority',
    read: 'Read',
  },
  priorities: { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' },
  read: { yes: 'Yes', no: 'Not yet' },
} as const

export const inbox = {
  title: 'Inbox',
  description: 'All your messages, from every channel, in one place.',
  tiles: {
    label: 'Summary',
    total: 'Total messages',
    totalHint: 'All messages received',
    unread: 'Unread',
    unreadHint: 'Not opened yet',
    urgent: 'Urgent',
    urgentHint: 'Marked as urgent',
    response: 'Average response',
    responseHint: 'From message to reply',
    noResponse: 'No replies yet',
    hours: '{hours}h',
    minutes: '{minutes, number} min',
    failed: 'Couldn’t load the summary.',
  },
  search: { label: 'Search messages', placeholder: 'Name or keyword', clear: 'Clear search' },
  filters: {
    button: 'Filter',
    buttonCount: '{count, plural, one {Filter, # active} other {Filter, # active}}',
    title: 'Show only',
    unread: 'Unread',
    important: 'Important',
    importantHint: 'High or urgent priority',
    day: 'Day',
    platform: 'Channel',
    anyPlatform: 'Any channel',
    assignee: 'Assigned to',
    anyone: 'Anyone',
    nobody: 'No one',
    status: 'Conversation',
    anyStatus: 'Open or closed',
    clear: 'Clear filters',
    show: 'Show messages',
    chips: 'Active filters',
    remove: 'Remove filter: {name}',
    peopleFailed: 'Couldn’t load your team.',
  },
  status: { open: 'Open', closed: 'Closed' },
  list: {
    title: 'Messages',
    markAllRead: 'Mark All Read',
    export: 'Export',
    loading: 'Loading messages',
    failed: 'Couldn’t load messages.',
    more: 'Show older messages',
    empty: 'No messages found',
    emptyText: 'When someone writes to a connected channel, you’ll see it here.',
    connect: 'Connect a channel',
    emptyFilteredText: 'No messages match your search and filters.',
    showAll: 'Show all messages',
    found: '{count, plural, =0 {No results} one {# message found} other {# messages found}}',
    foundSoFar: 'First {count, plural, one {message} other {# messages}} found',
    unread: 'Unread',
  },
  priority: {
    low: 'Low',
    normal: 'Normal',
    high: 'High',
    urgent: 'Urgent',
    menu: 'Priority of the message from {name}',
    heading: 'Priority',
  },
  conversation: {
    label: 'Conversation with {name}',
    back: 'Back to inbox',
    close: 'Close conversation',
    closeShort: 'Close',
    shut: 'Close panel',
    reopen: 'Reopen',
    closed: 'Closed',
    through: 'via {account}',
    loading: 'Loading conversation',
    failed: 'Couldn’t load this conversation.',
    gone: 'This conversation doesn’t exist.',
    goneText: 'The link may be wrong, or the conversation may belong to another workspace.',
    more: 'More options for conversation with {name}',
    makeCustomer: 'Add as customer',
    openCustomer: 'Open customer',
    makeTask: 'Create task',
    taskTitle: 'Reply to {name}: {text}',
    taskTitleOnly: 'Reply to {name}',
    assign: 'Assign conversation',
    assignShort: 'Assign',
    assigned: 'Assigned to {name}',
    you: '{name} (you)',
  },
  thread: {
    label: 'Messages with {name}',
    earlier: 'Show earlier messages',
    failed: 'Couldn’t load messages.',
    empty: 'No messages here yet.',
    today: 'Today',
    yesterday: 'Yesterday',
    note: 'Note, visible only to your team',
    somebody: 'Former team member',
    sending: 'Sending',
    sent: 'Sent',
    notDelivered: 'Not delivered',
    unconfirmed: 'Not confirmed',
    unconfirmedText:
      'We sent it, but the network hasn’t confirmed delivery. Check there before you write again, so it doesn’t arrive twice.',
    retry: 'Retry',
  },
  composer: {
    mode: 'Message type',
    reply: 'Reply',
    note: 'Note',
    replyLabel: 'Your reply',
    noteLabel: 'Your note',
    replyPlaceholder: 'Write to {name}',
    notePlaceholder: 'Only your team can see this',
    send: 'Send',
    saveNote: 'Save note',
    noteHint: 'Enter to save, Shift + Enter for a new line.',
    replyHint: 'Enter to send, Shift + Enter for a new line, / for saved replies.',
    count: '{count, number} of {max, number} characters',
    tooLong: '{over, plural, one {# character over the limit} other {# characters over the limit}}',
    suggest: 'Suggest a reply',
    suggestShort: 'Suggest',
    byBuiltIn: 'Suggested by the built-in writer. Nothing is sent until you press Send.',
    byAi: 'Suggested by your AI provider. Nothing is sent until you press Send.',
    until: 'You can reply until {time}.',
    over: 'The time to reply on {platform} is over. It starts again when {name} writes.',
    cannot: 'You can’t reply from here',
    noteInstead: 'You can still leave a note for your team.',
  },
  toasts: {
    error: 'Error',
    priority: 'Message priority updated',
    allRead: 'All messages marked as read',
    notSent: 'Your reply wasn’t sent',
    noteNotSaved: 'Your note wasn’t saved',
    notRetried: 'Couldn’t send your reply again',
    noSuggestion: 'Couldn’t suggest a reply',
    replaced: 'Your text was replaced',
    bringBack: 'Undo',
    assigned: 'Assigned to {name}',
    unassigned: 'Conversation unassigned',
    closed: 'Conversation closed',
    reopened: 'Conversation reopened',
    notChanged: 'Couldn’t update the conversation',
    customerMade: '{name} added to your customers',
    noCustomer: 'Couldn’t add the customer',
  },
  badge: {
    unread: '{count, plural, one {# unread message} other {# unread messages}}',
    sample: '{count, plural, one {# unread message (sample)} other {# unread messages (sample)}}',
  },
  card: {
    title: 'Unified inbox',
    filters: 'Filter messages',
    all: 'All',
    unread: 'Unread ({count, number})',
    unreadUnknown: 'Unread',
    important: 'Important',
    yesterday: 'Yesterday',
    viewAll: 'View all',
  },
} as const

/** What the built-in writer suggests as an answer; without any fact that nobody gave. */
export const suggestion = {
  hello: 'Hi {name},',
  thanks:
    'Thank you for your kind words! We’re so glad you liked it, and we look forward to seeing you again.',
  complaint:
    'We’re sorry this went wrong, and thank you for telling us. Could you send us the details, such as the date and what you bought? We’ll look into it today and make it right.',
  hours:
    'Thanks for asking about our hours. Which day works for you? We’ll tell you exactly when we’re open.',
  price: 'Thanks for your interest! Tell us what you have in mind, and we’ll send you the price right away.',
  booking: 'We’d love to see you! Which day and time work best for you? We’ll check and confirm it here.',
  order:
    'Thanks for asking. Could you send us the name or number of your order? We’ll check where it is right away.',
  place:
    'Thanks for asking. Where are you coming from? We’ll tell you how to find us, or how we can get it to you.',
  allergy:
    'Thanks for asking first: it matters. Which ingredients do you need to avoid? We’ll check every one of them before we reply.',
  other:
    'Thanks for your message. We’re looking into it and will get back to you shortly. Is there anything else we should know?',
  goodbye: 'Best wishes, {shop}',
  goodbyeNameless: 'Best wishes',
} as const

export type Topic = Exclude<keyof typeof suggestion, 'hello' | 'goodbye' | 'goodbyeNameless'>

export const inboxRules = {
  writeSomethingFirst: 'Write something first',
  tooLong: 'This is longer than the network allows',
} as const

export const inboxErrors = {
  reply_window_over:
    'The network allows free-form replies only for a while after the last message, and that time has passed. Nothing was sent. Wait for the customer to write again.',
  reply_impossible: 'You can’t reply to this conversation from here right now. Nothing was sent.',
  reply_not_failed: 'You can retry only failed replies, so no one gets the same reply twice.',
} as const

export const screenNames = {
  '/inbox': 'Inbox',
} as const
