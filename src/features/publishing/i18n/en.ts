export const publishingHealth = {
  scheduledThrough:
    '{count, plural, =0 {No scheduled post goes through it.} one {# scheduled post goes through it.} other {# scheduled posts go through it.}}',
  label: 'Publishing health',
  loading: 'Checking publishing…',
  failed: 'Couldn’t check publishing. Your posts aren’t affected.',
  well: {
    both: 'All good: the last post went out {last}, the next one goes out {next}.',
    last: 'All good: the last post went out {last}. Nothing else is scheduled.',
    next: 'All good: the next post goes out {next}.',
    none: 'All good: posts you schedule go out on time.',
  },
  facts: { last: 'The last post went out {last}.', next: 'The next post goes out {next}.' },
  moment: { today: 'today at {time}', tomorrow: 'tomorrow at {time}', later: 'on {date}' },
  noWorker: {
    title: 'Publishing isn’t running',
    text: 'Nothing is lost: posts wait and go out as soon as it’s running again. Your administrator can start it with npm start or ROLE=worker.',
    action: 'How to fix it',
  },
  address: {
    title: 'Some networks can’t read your images and videos',
    text: 'They read them from CampAIgner, so posts with images or videos can’t be scheduled there.',
    missing: 'It has no public address: your administrator can set PUBLIC_URL.',
    not_https: 'Its address isn’t https: your administrator can change PUBLIC_URL.',
    private: 'Its address isn’t on the internet: your administrator can set PUBLIC_URL to one that is.',
    unreachable:
      'Its public address doesn’t respond: your administrator can check PUBLIC_URL, the certificate and the firewall.',
    elsewhere: 'Its public address leads to another site: your administrator can correct PUBLIC_URL.',
  },
  posts: {
    overdue: {
      title: '{count, plural, one {# post is late} other {# posts are late}}',
      text: 'Nothing is lost: {count, plural, one {it goes} other {they go}} out as soon as we reach the network, and only once.',
      stopped:
        'Nothing is lost: {count, plural, one {it goes} other {they go}} out as soon as publishing is running again.',
    },
    unconfirmed: {
      title: '{count, plural, one {Check whether # post went out} other {Check whether # posts went out}}',
      text: 'We sent {count, plural, one {it} other {them}}, but the network didn’t confirm. Please check there: we never send a post twice on our own.',
    },
    needsYou: {
      title:
        '{count, plural, one {# post is ready for you to post} other {# posts are ready for you to post}}',
      text: 'Open the campaign to post {count, plural, one {it} other {them}} yourself, connect a channel or choose a new time.',
    },
    failed: {
      title: '{count, plural, one {# post failed this week} other {# posts failed this week}}',
      text: 'See the reason next to {count, plural, one {the post} other {each post}}. Fix it, then retry only what failed.',
    },
  },
  accounts: {
    needs_reconnect: {
      title: 'Reconnect {platform}: access expired',
      text: '{account}: scheduled posts wait until then. Nothing is lost.',
      askOthers: 'An owner or manager can reconnect it.',
    },
    unreachable: {
      title: '{platform} didn’t respond',
      text: '{account}: nothing is lost. We’ll try again automatically.',
    },
    paused: {
      title: '{platform} asked us to wait',
      text: '{account}: posts that are due go out {when}.',
    },
    more: '{count, plural, one {# more channel needs attention} other {# more channels need attention}}',
    connect: 'Reconnect',
    check: 'Check now',
    show: 'Open channels',
  },
  open: 'Open “{title}”',
  showAll: 'Show all {count, number}',
  showLess: 'Show less',
  figures: {
    waiting: 'Scheduled',
    sending: 'Sending',
    age: 'Longest delay',
    nothingDue: 'Nothing due',
    minutes: '{count, plural, =0 {Less than a minute} one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
  },
} as const

export const reminders = {
  loading: 'Loading your reminders…',
  failed: 'Couldn’t load your reminders.',
  saveFailed: 'Couldn’t save your choice. Nothing has changed.',
  title: 'Posts you publish yourself',
  description: 'The bell always shows when one is ready. Choose how else we should remind you.',
  email: 'Email me when a post is ready for me to publish',
  emailHint: 'One email per campaign and time, to {email}. Each post has a link that opens it.',
  noMail: 'No mail server is set up, so we can’t send emails yet. An owner can add one.',
  toMail: 'Set up a mail server',
  before: 'Remind me before the time too',
  device: {
    label: 'Notify me on this device',
    hint: 'Tap the notification and the post opens. It ends when you sign out here.',
    on: 'Notifications are on for this device.',
    off: 'Notifications are off for this device.',
    blocked:
      'Your browser blocks notifications from CampAIgner. Allow them in the browser’s settings for this site, then reload this page.',
    needsHttps:
      'Notifications need a secure address that starts with https://. Ask your administrator to set one up.',
    needsHomeScreen:
      'On an iPhone or iPad, notifications work only from the home screen. Tap Share, then Add to Home Screen. Open CampAIgner from there, sign in, come back to this page and turn them on.',
    unsupported:
      'This browser can’t receive notifications from CampAIgner. Use email, or open CampAIgner in another browser.',
    failed: 'Couldn’t change notifications for this device. Try again.',
  },
  lead: {
    none: 'No',
    minutes: '{count, plural, one {# minute before} other {# minutes before}}',
  },
} as const

export const reminderMail = {
  due: {
    subject: 'Ready to post: {campaign} ({platforms})',
    text: 'Hi {name},\n\n“{campaign}” was planned for {time} and is ready for you to publish on {platforms}. Text and images are prepared: open it on your phone and post it with one tap.',
    open: 'Post it now',
  },
  before: {
    subject: 'Coming up at {time}: {campaign} ({platforms})',
    text: 'Hi {name},\n\n“{campaign}” is planned for {time}, and you publish it yourself on {platforms}. This is a good moment to check the text and images.',
    open: 'See the post',
  },
  footer: 'You choose these reminders in Settings, under Notifications: {link}',
} as const

export const publishingRules = {
  noAddress: 'Enter the web address of the post',
  addressElsewhere:
    'This link doesn’t lead to a post on that network. Copy it from the post, or leave this empty',
} as const

export const publishingErrors = {
  not_a_draft:
    'Only drafts can be published, and this campaign is no longer a draft. Nothing was sent again.',
  nothing_failed: 'No posts in this campaign have failed, so there’s nothing to retry.',
  public_address_missing:
    'This network reads images and videos from CampAIgner, which has no public address. Ask your administrator to set PUBLIC_URL to an https:// address.',
  public_address_not_https:
    'This network reads images and videos from CampAIgner, but only over https. Ask your administrator to set PUBLIC_URL to an https:// address.',
  public_address_private:
    'This network reads images and videos from CampAIgner, but can’t reach its address. Ask your administrator to set PUBLIC_URL to an https:// address on the internet.',
  public_address_unreachable:
    'This network reads images and videos from CampAIgner, but its public address doesn’t respond. Try again in a minute. If that doesn’t help, ask your administrator to check PUBLIC_URL, the certificate and the firewall.',
  public_address_elsewhere:
    'This network reads images and videos from CampAIgner, but its public address leads to another site. Ask your administrator to correct PUBLIC_URL.',
} as const
