/** What the server says about conversations: why one cannot be answered, and why an answer did not arrive. */
export const conversation = {
  cannotReply: {
    account_gone: 'The account it came through is no longer connected. Connect it again to answer.',
    account_inactive: 'The account it came through is switched off at the moment.',
    needs_reconnect: '{platform} no longer lets us in. Connect the account again to answer.',
    not_offered: 'This network takes no answers from other programs. Please answer there.',
    window_over:
      '{platform} takes free answers for {hours} hours after the last message, and that time is over. Wait until the person writes again, or answer in the {platform} app.',
  },
  failures: {
    not_sent: 'The network could not be reached. Nothing was sent.',
    rate_limited:
      'The network takes no more messages for the moment. Nothing was sent; try again in a while.',
    rejected: 'The network did not accept this answer. Nothing was sent.',
    needs_reconnect: 'The network no longer lets us in. Connect the account again, then send it again.',
    unconfirmed:
      'We sent it, but nobody told us whether it arrived. Look in the network’s own app before you write again.',
  },
  madeCustomer: 'Wrote to us on {platform}.',
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
  description: 'Everything people write to you, from every channel, in one place.',
  tiles: {
    label: 'Summary',
    total: 'Total messages',
    totalHint: 'Everything that has come in',
    unread: 'Unread',
    unreadHint: 'Nobody has looked at them yet',
    urgent: 'Urgent',
    urgentHint: 'Marked as urgent',
    response: 'Average response',
    responseHint: 'Until somebody was answered',
    noResponse: 'Nobody has been answered yet',
    hours: '{hours}h',
    minutes: '{minutes, number} min',
    failed: 'The figures could not be loaded.',
  },
  search: { label: 'Search messages', placeholder: 'Name or words', clear: 'Clear search' },
  filters: {
    button: 'Filter',
    buttonCount: '{count, plural, one {Filter, # in use} other {Filter, # in use}}',
    title: 'Show only',
    unread: 'Unread',
    important: 'Important',
    importantHint: 'High and urgent',
    day: 'Day',
    platform: 'Channel',
    anyPlatform: 'Any channel',
    assignee: 'Assigned to',
    anyone: 'Anybody',
    nobody: 'Nobody yet',
    status: 'Conversation',
    anyStatus: 'Open or closed',
    clear: 'Clear filters',
    show: 'Show messages',
    chips: 'Filters in use',
    remove: 'Remove filter: {name}',
    peopleFailed: 'Your team could not be loaded.',
  },
  status: { open: 'Open', closed: 'Closed' },
  list: {
    title: 'Messages',
    markAllRead: 'Mark All Read',
    export: 'Export',
    loading: 'Loading messages',
    failed: 'The messages could not be loaded.',
    more: 'Show older messages',
    empty: 'No messages found',
    emptyText: 'As soon as somebody writes to a connected channel, it arrives here.',
    connect: 'Connect a channel',
    emptyFilteredText: 'Nothing fits this search and these filters.',
    showAll: 'Show all messages',
    found: '{count, plural, =0 {No message found} one {# message found} other {# messages found}}',
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
    back: 'Back to the inbox',
    close: 'Close conversation',
    closeShort: 'Close',
    shut: 'Close this pane',
    reopen: 'Open again',
    closed: 'Closed',
    through: 'through {account}',
    loading: 'Loading the conversation',
    failed: 'The conversation could not be loaded.',
    gone: 'This conversation is not there.',
    goneText: 'The address may be wrong, or it belongs to another workspace.',
    more: 'More for the conversation with {name}',
    makeCustomer: 'Make it a customer',
    openCustomer: 'Open the customer',
    makeTask: 'Make it a task',
    taskTitle: 'Answer {name}: {text}',
    taskTitleOnly: 'Answer {name}',
    assign: 'Assign to somebody',
    assignShort: 'Assign',
    assigned: 'Assigned to {name}',
    you: '{name} (you)',
  },
  thread: {
    label: 'Messages with {name}',
    earlier: 'Show earlier messages',
    failed: 'The messages could not be loaded.',
    empty: 'Nothing has been written here yet.',
    today: 'Today',
    yesterday: 'Yesterday',
    note: 'Note, only your team sees it',
    somebody: 'Somebody who left the team',
    sending: 'Sending',
    sent: 'Sent',
    notDelivered: 'Not delivered',
    unconfirmed: 'Not confirmed',
    unconfirmedText:
      'We sent it, but nobody told us whether it arrived. Look there before you write again, so that nothing arrives twice.',
    retry: 'Retry',
  },
  composer: {
    mode: 'What you are writing',
    reply: 'Reply',
    note: 'Note',
    replyLabel: 'Your reply',
    noteLabel: 'Your note',
    replyPlaceholder: 'Write to {name}',
    notePlaceholder: 'Only your team sees it',
    send: 'Send',
    saveNote: 'Save note',
    noteHint: 'Enter sends, Shift + Enter starts a new line.',
    replyHint: 'Enter sends, Shift + Enter starts a new line, / opens the saved replies.',
    count: '{count, number} of {max, number} characters',
    tooLong: '{over, plural, one {# character too many} other {# characters too many}}',
    suggest: 'Suggest a reply',
    suggestShort: 'Suggest',
    byBuiltIn: 'Suggested by the built-in writer. Nothing is sent before you press Send.',
    byAi: 'Suggested by your AI provider. Nothing is sent before you press Send.',
    until: 'You can answer until {time}.',
    over: 'The time in which {platform} takes an answer is over. It begins anew when {name} writes again.',
    cannot: 'You cannot answer from here',
    noteInstead: 'You can still leave a note for your team.',
  },
  toasts: {
    error: 'Error',
    priority: 'Message priority updated',
    allRead: 'All messages are marked as read',
    notSent: 'Your reply was not sent',
    noteNotSaved: 'Your note was not saved',
    notRetried: 'It could not be sent again',
    noSuggestion: 'There is no suggestion',
    replaced: 'Your own words were replaced',
    bringBack: 'Bring them back',
    assigned: 'Assigned to {name}',
    unassigned: 'Assigned to nobody',
    closed: 'Conversation closed',
    reopened: 'Conversation open again',
    notChanged: 'The conversation was not changed',
    customerMade: '{name} is now on your list of customers',
    noCustomer: 'The customer was not added',
  },
  badge: {
    unread: '{count, plural, one {# unread message} other {# unread messages}}',
    sample: '{count, plural, one {# unread message (sample)} other {# unread messages (sample)}}',
  },
  card: {
    title: 'Unified inbox',
    filters: 'Which messages',
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
  hello: 'Hello {name},',
  thanks: 'Thank you for your kind words! We are glad you liked it, and we look forward to seeing you again.',
  complaint:
    'We are sorry that this went wrong, and thank you for telling us. Could you send us the details, such as the date and what you bought? We will look into it today and make it right.',
  hours:
    'Thank you for asking about our opening hours. Which day would suit you? We will tell you exactly when we are open then.',
  price:
    'Thank you for your interest. Tell us what exactly you have in mind, and we will send you the price right away.',
  booking:
    'We would love to see you. Which day and what time would suit you best? We will check and confirm it here.',
  order:
    'Thank you for asking. Could you send us the name or the number of your order? We will check right away where it is.',
  place:
    'Thank you for asking. Where are you coming from? We will tell you how to find us, or how it can get to you.',
  allergy:
    'Thank you for asking before you decide: it matters. Which ingredients do you have to avoid? We will check every one of them before we answer.',
  other:
    'Thank you for your message. We are looking into it and will get back to you shortly. Is there anything else we should know?',
  goodbye: 'Best wishes, {shop}',
  goodbyeNameless: 'Best wishes',
} as const

export type Topic = Exclude<keyof typeof suggestion, 'hello' | 'goodbye' | 'goodbyeNameless'>

export const inboxRules = {
  writeSomethingFirst: 'Write something first',
  tooLong: 'This is longer than the network takes',
} as const

export const inboxErrors = {
  reply_window_over:
    'The network takes free answers only for a while after the last message, and that time is over. Nothing was sent; wait until the person writes again.',
  reply_impossible: 'This conversation cannot be answered from here at the moment. Nothing was sent.',
  reply_not_failed: 'Only an answer that did not arrive can be sent again, so that nobody gets it twice.',
} as const
