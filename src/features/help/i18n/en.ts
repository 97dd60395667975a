/** Answers of the help chat; the texts of its window are in `help`. */
export const helpChat = {
  unsure:
    'I don’t know: I couldn’t find an answer in the help center. Try other words, or contact support: a person will read it.',
  nearest: 'I’m not sure I know the answer. One of these articles might help. If not, contact support.',
  more: '{count, plural, one {And # more.} other {And # more.}}',
  open: 'Open {screen}',
  openNamed: 'Open “{title}”',
  span: 'from {from} to {to}',
  lastDays: 'in the last seven days',
  nextDays: 'in the next seven days',
  day: 'on {day}',
  posts: {
    nothing: 'No posts were planned {when}.',
    fine: '{out, plural, =0 {No posts were published} one {One post was published} other {# posts were published}} {when}, and {ahead, plural, =0 {none are scheduled} one {one is scheduled} other {# are scheduled}}. None failed, and none need your attention.',
    intro:
      '{count, plural, one {One post wasn’t published automatically} other {# posts weren’t published automatically}} {when}:',
    line: '“{title}” on {platform}, {time}: {reason}',
    draft: 'It’s still a draft, so nothing was sent. Publish it or choose another time.',
    late: 'It’s past its time and still queued. It will be sent automatically as soon as the server gets to it.',
    unknown: 'See the reason in the campaign.',
  },
  scheduled: {
    none: 'Nothing is scheduled {when}.',
    intro: '{count, plural, one {One post is scheduled} other {# posts are scheduled}} {when}:',
    line: '{time}: “{title}” on {platform}',
  },
  inbox: {
    none: 'No messages yet.',
    all: 'You’ve read everything. {total, plural, one {One message has} other {# messages have}} come in so far.',
    some: '{unread, plural, one {One message is} other {# messages are}} unread, out of {total, number}. {urgent, plural, =0 {None are marked as urgent.} one {One is marked as urgent.} other {# are marked as urgent.}}',
  },
  accounts: {
    none: 'No channels are connected yet, so you publish each post yourself when it’s due.',
    fine: '{count, plural, one {Your connected channel was working} other {All # connected channels were working}} at the last check.',
    intro: '{count, plural, one {One channel needs your attention} other {# channels need your attention}}:',
    needs_reconnect: '{name} on {platform} needs to be reconnected.',
    unreachable: '{name} on {platform} didn’t respond at the last check.',
    inactive: '{name} on {platform} is turned off.',
  },
  invoices: {
    none: 'No invoices are overdue.',
    intro: '{count, plural, one {One invoice is overdue} other {# invoices are overdue}}:',
    many: 'More than {count, number} invoices are overdue. The newest:',
    line: '{number}, {customer}: {amount}, due on {due}',
  },
  approvals: {
    noRight: 'You don’t have permission to approve, so nothing is waiting for you.',
    none: 'Nothing is waiting for your approval.',
    some: '{count, plural, one {One task is} other {# tasks are}} waiting for your approval.',
  },
  tasks: {
    none: 'You have no open tasks.',
    some: 'You have {count, plural, one {one open task} other {# open tasks}}{late, plural, =0 {.} one {, one of them overdue.} other {, # of them overdue.}}',
  },
} as const

/** Texts around the articles and in the chat window. */
export const help = {
  title: 'Help center',
  intro: 'Short answers on how everything works. Search, or browse by topic.',
  search: { label: 'Search help', placeholder: 'For example: schedule a post', clear: 'Clear search' },
  found: '{count, plural, =0 {Nothing found} one {# article found} other {# articles found}}',
  nothing: {
    title: 'No results for “{search}”.',
    text: 'Try another word, or contact us and a person will answer.',
    action: 'Contact support',
  },
  topics: {
    start: 'Getting started',
    create: 'Create',
    publish: 'Plan and publish',
    people: 'Customers and team',
    figures: 'Sales and analytics',
    account: 'Account and settings',
    running: 'Your own server',
  },
  article: {
    back: 'All topics',
    questions: 'Common questions',
    open: 'Open {screen}',
    picture: 'Screenshot: {screen}',
    related: 'Related articles',
    gone: 'This article no longer exists.',
    goneText: 'The address may be mistyped. Try searching instead.',
    notIt: 'Not what you were looking for?',
    write: 'Contact support',
  },
  chat: {
    open: 'Open help chat',
    close: 'Close help chat',
    title: 'Help',
    subtitle: 'Answers from the help center and your own data',
    log: 'Help chat messages',
    greeting:
      'Hi! Ask me how something works, or how things are going: what’s scheduled, what wasn’t published, what’s unread.',
    suggestions: {
      label: 'Try asking',
      posts: 'Did any posts fail this week?',
      scheduled: 'What is scheduled this week?',
      start: 'Where do I start?',
    },
    you: 'You',
    bot: 'Help',
    typing: 'Writing an answer',
    input: 'Your question',
    placeholder: 'Ask a question',
    send: 'Send',
    readOn: 'Read more',
    apology: 'Sorry, I couldn’t come up with an answer. Please ask in other words.',
    failed: "Sorry, there's a technical issue. You can check our FAQ or contact support.",
    toHelp: 'Open help center',
    toSupport: 'Contact support',
    tooLong: '{over, plural, one {# character too many} other {# characters too many}}',
  },
} as const

export const helpRules = {
  writeQuestionFirst: 'Enter a question first',
} as const

export const screenNames = {
  '/help': 'Help center',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  help: 'support articles questions faq how to guide manual',
} as const
