export const dashboard = {
  title: 'Dashboard',
  greeting: 'Welcome back, {name}!',
  someone: 'User',
  intro: 'Your sales, posts and messages at a glance.',
  loading: 'Loading your dashboard',
  failed: 'Couldn’t load your dashboard.',
  periods: { label: 'Period', weekly: 'This week', monthly: 'This month', daily: 'Today' },
  sales: {
    title: 'Sales',
    note: 'data from the connected POS',
    target: 'Monthly target: {amount}',
    done: '{percent, number}% complete',
    targetLabel: 'This month’s sales vs. target',
    noTarget: 'No monthly sales target yet.',
    setTarget: 'Set target',
    connect: 'Connect your POS to see your own',
    count: '{count, plural, =0 {No sales yet} one {# sale} other {# sales}}',
    soFar: { weekly: 'This week so far', monthly: 'This month so far', daily: 'Today so far' },
    before: {
      weekly: 'By this time last week',
      monthly: 'By this time last month',
      daily: 'By this time yesterday',
    },
    nothingBefore: {
      weekly: 'No sales by this time last week, so there’s no percentage yet.',
      monthly: 'No sales by this time last month, so there’s no percentage yet.',
      daily: 'No sales by this time yesterday, so there’s no percentage yet.',
    },
  },
  chart: {
    byDay: 'Sales by day',
    byHour: 'Sales by hour',
    most: 'Highest: {amount}',
    table: 'Show as table',
    day: 'Day',
    hour: 'Hour ({place})',
    toCome: 'Upcoming',
    before: { weekly: 'Last week', monthly: 'Last month', daily: 'Yesterday' },
  },
  campaigns: {
    title: 'Campaigns',
    campaigns: '{count, plural, one {campaign} other {campaigns}}',
    platforms: '{count, plural, one {platform} other {platforms}}',
    onAverage: 'platforms on average',
    posts: '{count, plural, one {post} other {posts}}',
    times: 'times',
    makes: 'makes',
    out: '{out, number} of {posts, number} posts published',
    published: 'Published',
    toCome: 'Upcoming',
    nothing: {
      weekly: 'Nothing planned for this week.',
      monthly: 'Nothing planned for this month.',
      daily: 'Nothing planned for today.',
    },
    create: 'Create campaign',
    all: 'All campaigns',
  },
} as const

export const screenNames = {
  '/dashboard': 'Dashboard',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  dashboard: 'overview summary start today',
} as const
