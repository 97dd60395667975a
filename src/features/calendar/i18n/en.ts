/** A week of an invented shop, for workspaces that have nothing planned yet. */
export const calendarSample = {
  season: {
    title: 'New season, new color',
    content: 'Fresh colors for the new season. Which one would you choose?',
  },
  tip: {
    title: 'A tip from our stylists',
    content: 'How to make your blow-dry last two days, in thirty seconds.',
  },
  product: {
    title: 'Back on the shelf',
    content: 'The argan oil you kept asking for is back. Come in and try it.',
  },
  team: {
    title: 'Meet the team',
    content: 'Marta has been with us for ten years. Here’s what she loves most.',
  },
  offer: {
    title: 'A quiet Thursday',
    content: 'We have an opening on Thursday morning. Reply to this message and it’s yours.',
  },
} as const

/** In the calendar app of the person. */
export const feed = {
  name: '{shop}: posts',
  states: { scheduled: 'Scheduled', published: 'Published' },
} as const

/** The brief of a campaign for a holiday. */
export const occasion = {
  wish: '{wish} from all of us!',
  announcement: '{occasion} is on {date}.',
} as const

export const calendar = {
  title: 'Content calendar',
  description: 'See what goes out and when, on every platform. Drag a post to another day, or use Move.',
  newCampaign: 'New campaign',
  newCampaignOn: 'New campaign on {day}',
  newCampaignAt: 'New campaign on {day} at {time}',
  views: { label: 'View', month: 'Month', week: 'Week', list: 'List' },
  today: 'Today',
  earlier: { month: 'Previous month', week: 'Previous week' },
  later: { month: 'Next month', week: 'Next week' },
  filters: {
    platform: 'Platform',
    allPlatforms: 'All platforms',
    status: 'Status',
    allStatuses: 'All statuses',
    clear: 'Clear filters',
  },
  status: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', failed: 'Failed' },
  state: {
    sending: 'Sending',
    needs_you: 'Ready for you to post',
    unconfirmed: 'Not confirmed',
    overdue: 'Late',
  },
  dayLabel: '{day}, {count, plural, =0 {nothing planned} one {# post} other {# posts}}',
  more: '+{count} more',
  occasion: { start: 'New campaign for {name}' },
  loading: 'Loading calendar…',
  failed: 'Couldn’t load the calendar.',
  empty: {
    title: 'Nothing planned yet.',
    filtered: 'No posts match these filters.',
    description: 'Campaigns you schedule and content plans you create appear here on their day.',
    action: 'Create a campaign',
  },
  day: {
    hint: 'Select a day to see its posts.',
    nothing: 'Nothing on this day.',
    close: 'Deselect this day',
    engagement: '{likes, number} likes, {comments, number} comments, {shares, number} shares',
    plan: 'From a content plan, not scheduled yet',
    view: 'View',
    edit: 'Edit',
    viewNamed: 'View “{title}”',
    editNamed: 'Edit “{title}”',
    move: 'Move',
    moveNamed: 'Move “{title}” to another day',
    showMore: 'Show {count} more',
  },
  warnings: {
    title: 'Worth a look',
    close:
      '“{first}” and “{second}” go out on {platform} {minutes, plural, =0 {at the same time} one {# minute apart} other {# minutes apart}}. Move one so that both get seen.',
    repeated:
      '“{first}” and “{second}” have the same text on {platform}, {days, plural, =0 {on the same day} one {# day apart} other {# days apart}}. Reword one of them.',
    mark: 'worth a look',
    all: 'Show all {count}',
    fewer: 'Show fewer',
  },
  week: { title: 'This Week', scheduled: 'Scheduled', published: 'Published', draft: 'Drafts' },
  move: {
    title: 'Move “{title}”',
    day: 'New day',
    time: 'Time',
    save: 'Move',
    done: 'Moved to {day}',
    doneAt: 'Moved to {day} at {time}',
    doneMany: 'Moved {count, plural, one {# post} other {# posts}}',
    unscheduled: '{count, plural, one {# post is a draft again} other {# posts are drafts again}}',
    undo: 'Undo',
    undoKeys: 'Press Ctrl+Z or ⌘Z to undo',
    undone: 'Undone: “{title}” is back on {day}',
    undoneMany: 'Undone: {count, plural, one {# post is} other {# posts are}} back in place',
    nothingToUndo: 'Nothing to undo',
    failed: 'Couldn’t move the post',
  },
  feed: {
    open: 'Subscribe',
    title: 'Subscribe in another calendar',
    description:
      'See your scheduled and published posts in Google Calendar, Apple Calendar or Outlook. They update on their own.',
    none: 'Create a private link and add it to your calendar app. Anyone with the link can see your posts, so keep it to yourself.',
    since:
      'Your link was created on {date} and works. If you no longer have it, create a new one: the old link stops at once.',
    link: 'Your private link',
    once: 'Copy it now. For your safety we can’t show it again.',
    howTo: 'In your calendar app, choose “Add calendar from URL” (or “Subscribe”) and paste the link.',
    create: 'Create link',
    replace: 'Create a new link',
    remove: 'Turn off',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy the link. Select it and copy it yourself.',
    openApp: 'Open in calendar app',
    failed: 'Couldn’t change the link',
  },
  select: {
    start: 'Select',
    label: 'Selected posts',
    named: 'Select “{title}”',
    count: '{count, plural, =0 {Select posts to move} one {# post selected} other {# posts selected}}',
    move: 'Move',
    unschedule: 'Back to draft',
    moveTitle: 'Move {count, plural, one {# post} other {# posts}}',
    moveDescription: 'Each post keeps its time of day.',
    way: 'How',
    ways: { later: 'Later by days', earlier: 'Earlier by days', toDay: 'To one day' },
    days: 'Number of days',
  },
  free: {
    show: 'Show free times',
    title: 'Free times',
    none: 'No free time on this day.',
    start: 'New campaign on {day} at {time} for {platforms}',
  },
  drag: {
    several: '{count, plural, one {# post} other {# posts}}',
    instructions: 'To move this with the keyboard, select its day and use the Move button.',
    keys: 'Press Space to pick it up. Move it with the arrow keys: up and down by 15 minutes, left and right by a day. Press Space again to drop it, or Escape to cancel.',
    start: 'Picked up “{title}”.',
    over: '“{title}” is over {day}.',
    out: '“{title}” isn’t over a day.',
    end: '“{title}” was dropped on {day}.',
    cancel: 'Moving “{title}” was canceled.',
    past: 'In the past',
  },
} as const

export const calendarRules = {
  noDay: 'Choose a day such as 2026-03-10',
  noTime: 'Choose a time such as 14:30',
  tooManyDays: 'Choose at most {max} days',
  past: 'This time has passed. Choose a later day',
  tooManyTimes: 'Choose at most {max} times a day',
  timesTooClose: 'Leave at least an hour between two times',
  noTimes: 'Add at least one time, or use the suggested times',
} as const

export const calendarErrors = {
  queue_full:
    'There’s no free posting time left in the next 60 days. Nothing was scheduled. Add posting times in the calendar, or choose the time yourself.',
} as const

/** The dialog in which a shop edits when its queue publishes. */
export const postingTimes = {
  open: 'Posting times',
  title: 'Posting times',
  description: 'Posts in the queue go out at these times. {zone}',
  platform: 'Platform',
  source: {
    own: 'Your own times',
    results: 'Suggested: when your posts do best',
    sales: 'Suggested: before your busiest hours',
    usual: 'Suggested: when people usually look',
  },
  days: 'Days',
  everyDay: 'Every day',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
  time: 'Time',
  add: 'Add time',
  none: 'No posts',
  remove: 'Remove {time}, {day}',
  copy: 'Copy to all platforms',
  copied: 'Copied to all platforms. Save to keep it.',
  reset: 'Use suggested times',
  save: 'Save times',
  saved: 'Posting times saved',
  failed: 'Couldn’t save the posting times',
  loadFailed: 'Couldn’t load the posting times.',
  readOnly: 'Owners and managers can change these times.',
} as const

export const screenNames = {
  '/calendar': 'Calendar',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  calendar: 'schedule planned dates agenda month week posts',
  walk: 'Move between the days of the month view',
  undo: 'Undo the last move on the calendar',
} as const
