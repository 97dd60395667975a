/** A week of an invented shop, for workspaces that have nothing planned yet. */
export const calendarSample = {
  season: {
    title: 'New season, new colour',
    content: 'Fresh colours for the new season. Which one would you choose?',
  },
  tip: {
    title: 'A tip from the chair',
    content: 'Thirty seconds on how to make a blow-dry last two days.',
  },
  product: {
    title: 'Back on the shelf',
    content: 'The argan oil you kept asking for is back. Come by and try it.',
  },
  team: {
    title: 'Meet the team',
    content: 'Marta has been with us for ten years. Here is what she likes most.',
  },
  offer: {
    title: 'A quiet Thursday',
    content: 'There is room on Thursday morning. Answer this message and it is yours.',
  },
} as const

export const calendar = {
  title: 'Content Calendar',
  description: 'What goes out and when, on every platform. Drag a post to another day, or use its button.',
  newCampaign: 'New campaign',
  newCampaignOn: 'New campaign on {day}',
  views: { label: 'View', month: 'Month', week: 'Week', list: 'List' },
  today: 'Today',
  earlier: { month: 'Previous month', week: 'Previous week' },
  later: { month: 'Next month', week: 'Next week' },
  filters: {
    platform: 'Platform',
    allPlatforms: 'All platforms',
    status: 'Status',
    allStatuses: 'All statuses',
    clear: 'Show everything',
  },
  status: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', failed: 'Failed' },
  state: { sending: 'Sending', needs_you: 'Needs you', unconfirmed: 'Unconfirmed', overdue: 'Late' },
  dayLabel: '{day}, {count, plural, =0 {nothing planned} one {# post} other {# posts}}',
  more: '+{count} more',
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded.',
  empty: {
    title: 'Nothing is planned here yet.',
    filtered: 'Nothing matches these filters.',
    description: 'Campaigns that you schedule and plans that you make appear on their days.',
    action: 'Create a campaign',
  },
  day: {
    hint: 'Choose a day to see what is on it.',
    nothing: 'Nothing on this day.',
    close: 'Deselect this day',
    engagement: '{likes, number} likes, {comments, number} comments, {shares, number} shares',
    plan: 'From a plan, not on the calendar yet',
    view: 'View',
    edit: 'Edit',
    viewNamed: 'View “{title}”',
    editNamed: 'Edit “{title}”',
    move: 'Move',
    moveNamed: 'Move “{title}” to another day',
  },
  week: { title: 'This Week', scheduled: 'Scheduled', published: 'Published', draft: 'Drafts' },
  move: {
    title: 'Move “{title}”',
    description: 'It stays at {time}.',
    day: 'New day',
    save: 'Move',
    done: 'Moved to {day}',
    undo: 'Undo',
    failed: 'The post was not moved',
  },
  drag: {
    instructions: 'To move this by keyboard, choose its day and use its Move button.',
    start: 'Picked up “{title}”.',
    over: '“{title}” is over {day}.',
    out: '“{title}” is over no day.',
    end: '“{title}” was dropped on {day}.',
    cancel: 'Moving “{title}” was cancelled.',
  },
} as const

export const calendarRules = {
  noDay: 'Choose a day such as 2026-03-10',
  tooManyDays: 'Choose at most {max} days',
  past: 'This time has passed already. Choose a later day',
} as const
