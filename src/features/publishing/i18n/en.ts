export const publishingHealth = {
  label: 'Publishing',
  loading: 'Looking whether posts go out',
  failed: 'We could not see whether posts go out. They are not affected by that.',
  well: {
    both: 'All good: the last post went out {last}, the next one goes out {next}.',
    last: 'All good: the last post went out {last}. Nothing else is waiting.',
    next: 'All good: the next post goes out {next}.',
    none: 'All good: what you schedule goes out on time.',
  },
  facts: { last: 'The last post went out {last}.', next: 'The next post goes out {next}.' },
  moment: { today: 'today at {time}', tomorrow: 'tomorrow at {time}', later: 'on {date}' },
  noWorker: {
    title: 'Publishing is not running',
    text: 'Nothing is lost: posts wait, and go out as soon as it runs again. Whoever runs this installation starts it with npm start or ROLE=worker.',
    action: 'What to do',
  },
  posts: {
    overdue: {
      title: '{count, plural, one {# post is late} other {# posts are late}}',
      text: 'Nothing is lost: {count, plural, one {it goes} other {they go}} out as soon as we get through, and only once.',
      stopped:
        'Nothing is lost: {count, plural, one {it goes} other {they go}} out as soon as publishing runs again.',
    },
    unconfirmed: {
      title: '{count, plural, one {# post to look for} other {# posts to look for}}',
      text: 'Sent, but nobody told us whether {count, plural, one {it} other {they}} arrived. Please have a look: we never send twice by ourselves.',
    },
    needsYou: {
      title: '{count, plural, one {# post needs you} other {# posts need you}}',
      text: 'Everything is prepared. Open the campaign to see what is left to do.',
    },
    failed: {
      title:
        '{count, plural, one {# post did not go out this week} other {# posts did not go out this week}}',
      text: 'The reason stands beside {count, plural, one {it} other {each of them}}. Put it right, then send again only what failed.',
    },
  },
  accounts: {
    needs_reconnect: {
      title: '{platform} no longer lets us in',
      text: '{account}: what is planned there waits, and is not lost.',
      askOthers: 'An owner or a manager can connect it again.',
    },
    unreachable: {
      title: '{platform} did not answer',
      text: '{account}: nothing is lost, we try again by ourselves.',
    },
    paused: {
      title: '{platform} asked us to wait',
      text: '{account}: what is due there goes out {when}.',
    },
    more: '{count, plural, one {# more account needs attention} other {# more accounts need attention}}',
    connect: 'Connect again',
    check: 'Check now',
    show: 'Open the channels',
  },
  open: 'Open “{title}”',
  showAll: 'Show all {count, number}',
  showLess: 'Show less',
  figures: {
    waiting: 'Waiting to go out',
    sending: 'On their way',
    age: 'Longest wait of what is due',
    nothingDue: 'Nothing is due',
    minutes: '{count, plural, =0 {Less than a minute} one {# minute} other {# minutes}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
  },
} as const

export const publishingRules = {
  noAddress: 'Enter the web address of the post',
} as const

export const publishingErrors = {
  not_a_draft: 'Only a draft can be published, and this campaign is none any more. Nothing was sent again.',
  nothing_failed: 'No post of this campaign has failed, so there is nothing to send again.',
} as const
