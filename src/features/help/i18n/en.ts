/** What the help chat answers; the words of the window itself are in help.messages.ts. */
export const helpChat = {
  unsure:
    'I did not find an answer to that. Try it in other words, or write to support: somebody will read it.',
  nearest: 'I am not sure that I understood you. Perhaps one of these helps.',
  more: '{count, plural, one {And # more.} other {And # more.}}',
  open: 'Open {screen}',
  openNamed: 'Open “{title}”',
  span: 'from {from} to {to}',
  lastDays: 'in the last seven days',
  nextDays: 'in the next seven days',
  day: 'on {day}',
  posts: {
    nothing: 'No post was planned {when}.',
    fine: '{out, plural, =0 {Nothing has failed} one {One post went out} other {# posts went out}} {when}, and {ahead, plural, =0 {none is waiting} one {one is still to come} other {# are still to come}}. I see no post that failed or waits for you.',
    intro:
      '{count, plural, one {One post did not go out by itself} other {# posts did not go out by themselves}} {when}:',
    line: '“{title}” on {platform}, {time}: {reason}',
    draft: 'It is still a draft, so nothing was sent. Publish it, or choose another time.',
    late: 'Its hour has passed and it is still in line. It goes out by itself as soon as this installation gets to it.',
    unknown: 'Its reason stands in the campaign.',
  },
  scheduled: {
    none: 'Nothing is scheduled {when}.',
    intro: '{count, plural, one {One post is scheduled} other {# posts are scheduled}} {when}:',
    line: '{time}: “{title}” on {platform}',
  },
  inbox: {
    none: 'No message has come in yet.',
    all: 'You have read everything. {total, plural, one {One message has} other {# messages have}} come in so far.',
    some: '{unread, plural, one {One message is} other {# messages are}} unread, of {total, number} in all. {urgent, plural, =0 {None is marked as urgent.} one {One is marked as urgent.} other {# are marked as urgent.}}',
  },
  accounts: {
    none: 'No account is connected yet. Posts then wait for you at their time.',
    fine: '{count, plural, one {The connected account works} other {All # connected accounts work}}, as far as the last check shows.',
    intro: '{count, plural, one {One account needs you} other {# accounts need you}}:',
    needs_reconnect: '{name} on {platform} has to be connected again.',
    unreachable: '{name} on {platform} did not answer at the last check.',
    inactive: '{name} on {platform} is switched off.',
  },
  invoices: {
    none: 'No invoice is overdue.',
    intro: '{count, plural, one {One invoice is overdue} other {# invoices are overdue}}:',
    many: 'More than {count, number} invoices are overdue. The newest:',
    line: '{number}, {customer}: {amount}, due on {due}',
  },
  approvals: {
    noRight: 'You have no right to approve, so nothing can wait for you.',
    none: 'Nothing waits for your approval.',
    some: '{count, plural, one {One task waits} other {# tasks wait}} for your approval.',
  },
  tasks: {
    none: 'You have no open task.',
    some: 'You have {count, plural, one {one open task} other {# open tasks}}{late, plural, =0 {.} one {, one of them past its date.} other {, # of them past their date.}}',
  },
} as const

/** The words around the articles, and of the chat's window. */
export const help = {
  title: 'Help centre',
  intro: 'How everything works, in short. Search for a word, or look through the topics.',
  search: { label: 'Search the help', placeholder: 'For example: schedule a post', clear: 'Clear search' },
  found: '{count, plural, =0 {Nothing found} one {# article found} other {# articles found}}',
  nothing: {
    title: 'Nothing fits “{search}”.',
    text: 'Try another word, or write to us and somebody will answer.',
    action: 'Write to support',
  },
  topics: {
    start: 'First steps',
    create: 'Create',
    publish: 'Plan and publish',
    people: 'Customers and team',
    figures: 'Sales and figures',
    account: 'Account and settings',
    running: 'Your own installation',
  },
  article: {
    back: 'All topics',
    questions: 'Questions people ask',
    open: 'Open {screen}',
    related: 'Read on',
    gone: 'This article does not exist any more.',
    goneText: 'The address may have a typing error. Search for what you wanted to know.',
    notIt: 'Was this not what you were looking for?',
    write: 'Write to support',
  },
  chat: {
    open: 'Open the help chat',
    close: 'Close the help chat',
    title: 'Help',
    subtitle: 'Answers from the help centre and your own figures',
    log: 'Messages of the help chat',
    greeting:
      'Hello! Ask me how something works, or how things stand: what is scheduled, what did not go out, what is unread.',
    suggestions: {
      label: 'You could ask',
      posts: 'Did any post fail this week?',
      scheduled: 'What is scheduled this week?',
      start: 'Where do I start?',
    },
    you: 'You',
    bot: 'Help',
    typing: 'Writing an answer',
    input: 'Your question',
    placeholder: 'Ask a question',
    send: 'Send',
    readOn: 'Read on',
    apology: 'Sorry, I could not find the words for an answer. Please ask again in other words.',
    failed: "Sorry, there's a technical issue. You can check our FAQ or contact support.",
    toHelp: 'Open the help centre',
    toSupport: 'Write to support',
    tooLong: '{over, plural, one {# character too many} other {# characters too many}}',
  },
} as const

export const helpRules = {
  writeQuestionFirst: 'Write a question first',
} as const
