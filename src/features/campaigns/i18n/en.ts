export const campaign = {
  title: 'Campaigns',
  description: 'Write once, publish to every network, and track the results.',
  copyOf: '{title} (copy)',
  actions: { generate: 'AI Generate', add: 'New Campaign', create: 'Create Campaign' },
  hero: {
    title: 'One idea, every network',
    text: 'Describe what you want to say. Each platform gets text and an image made to fit.',
    action: 'Open campaign creator',
  },
  summary: {
    label: 'Summary',
    total: 'Total campaigns',
    totalHint: 'Including drafts',
    scheduled: 'Scheduled',
    scheduledHint: 'Waiting to go out',
    published: 'Published',
    publishedHint: 'At least one post published',
    ai: 'AI-generated',
    aiHint: 'Written for you',
    failed: 'Couldn’t load the summary.',
  },
  tabs: {
    label: 'Campaign type',
    all: 'All',
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    ai: 'AI-generated',
  },
  filters: {
    search: 'Search campaigns',
    placeholder: 'Title, description or text',
    clear: 'Clear search',
    sort: 'Sort by',
  },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    planned: 'Next to go out',
    reach: 'Highest reach',
    title: 'Title, A to Z',
  },
  results: {
    found: '{count, plural, =0 {No campaigns found} one {# campaign found} other {# campaigns found}}',
    foundSoFar: 'Showing the first {count, plural, one {campaign} other {# campaigns}}',
  },
  nothingFound: {
    title: 'No results for “{search}”',
    hint: 'Check the spelling, or try fewer words.',
    inTab: 'You searched {tab} campaigns only.',
    everywhere: 'Search all campaigns',
  },
  status: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    failed: 'Failed',
    overdue: 'Late',
    ready: 'Ready for you to post',
  },
  list: {
    label: 'Campaigns',
    loading: 'Loading campaigns',
    loadMore: 'Load more',
    failed: 'Couldn’t load your campaigns.',
    showAll: 'Show all campaigns',
  },
  plans: {
    label: 'Content plans',
    badge: 'Content plan',
    total: '{count, plural, one {# post} other {# posts}}',
    draft: '{count, plural, one {# draft} other {# drafts}}',
    scheduled: '{count, number} scheduled',
    published: '{count, number} published',
    failed: '{count, number} failed',
    next: 'Next: {title}, {date}',
    open: 'View {count, plural, one {# post} other {# posts}}',
    openNamed: 'View the posts of {title}',
    plan: 'Open plan',
    planNamed: 'Open plan {title}',
    more: 'Show more plans',
    back: 'All campaigns',
    gone: 'This plan has no campaigns anymore',
    notLoaded: 'Couldn’t load your content plans.',
  },
  empty: {
    title: 'No campaigns yet',
    description: 'Write your first one, or describe an idea and we’ll draft it for you.',
  },
  emptyTab: 'No {tab} campaigns found.',
  tabInSentence: {
    draft: 'draft',
    scheduled: 'scheduled',
    published: 'published',
    ai: 'AI-generated',
  },
  selection: {
    label: 'Selected campaigns',
    count: '{count, plural, one {# campaign selected} other {# campaigns selected}}',
    clear: 'Clear selection',
    more: '{count, number} more',
    unschedule: 'Unschedule',
    unscheduleDone: '{count, plural, one {# campaign unscheduled} other {# campaigns unscheduled}}',
    delete: 'Delete',
    deleteTitle: 'Delete {count, plural, one {# campaign} other {# campaigns}}?',
    deleteText:
      'Their posts are deleted here, and scheduled ones won’t go out. Posts that are already on a network stay there.',
    deleteDone: '{count, plural, one {# campaign deleted} other {# campaigns deleted}}',
    kept: '{count, plural, one {# campaign wasn’t changed} other {# campaigns weren’t changed}}',
  },
  card: {
    select: 'Select “{title}”',
    ai: 'AI',
    aiBuiltIn: 'Written by the built-in writer',
    aiModel: 'Written by your AI provider',
    platforms: 'Platforms',
    morePlatforms: '{count, plural, one {# more platform} other {# more platforms}}',
    reach: 'Reach',
    engagement: 'Engagement',
    clicks: 'Clicks',
    unknown: 'No results yet, or the network doesn’t report them',
    thousands: '{value}K',
    scheduledFor: 'Scheduled for {date}',
    plannedFor: 'Planned for {date}',
    wasPlannedFor: 'Was planned for {date}',
    wentOut: 'Went out on {date}',
    created: 'Created {date}',
    delivered: '{delivered, number} of {count, number} delivered',
    needsYou:
      '{count, plural, one {# post is ready for you to post} other {# posts are ready for you to post}}',
    lacksMedia:
      '{count, plural, one {{names} needs an image or video} other {{names} need an image or video}} before {date}',
    publish: 'Publish',
    publishNamed: 'Publish {title}',
    view: 'View',
    viewNamed: 'View {title}',
  },
  picker: {
    legend: 'Platforms',
    all: 'Select all',
    none: 'Clear',
    chosen: '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
  },
  form: {
    title: 'New Campaign',
    description: 'You get one post per platform, and you can edit each one.',
    name: 'Title',
    about: 'Description',
    aboutHint: 'What it’s about, for you and your team.',
    content: 'Content',
    contentHint: 'What your posts say. Leave blank to use the description.',
    when: 'When',
    whenHint: 'Leave blank to save it as a draft.',
    pictures: 'Create images in my brand style',
    picturesHint: 'One per platform, in the right size. You can replace them.',
    required: 'Required',
    notReady: 'Fix before scheduling',
    tooLong: 'Some networks don’t accept this text as it is. You can adapt it for each one later.',
    brandHint: 'Published through this brand’s channels.',
    save: 'Save as draft',
    schedule: 'Schedule campaign',
  },
  generate: {
    title: 'AI Generate',
    description: 'Describe your idea. You’ll get a draft with text and an image for each platform.',
    prompt: 'Your idea',
    placeholder: 'For example: 20% off color treatments every Tuesday in March',
    submit: 'Generate campaign',
    pending: 'Writing for {count, plural, one {# platform} other {# platforms}}…',
  },
  publish: {
    title: 'Publish this campaign now?',
    direct: '{count, plural, one {# post goes out now: {names}.} other {# posts go out now: {names}.}}',
    drafts:
      '{count, plural, one {# goes to the {names} app as a draft. You post it there.} other {# go to the network’s app as drafts: {names}. You post them there.}}',
    sandbox:
      '{count, plural, one {# post goes to the sandbox: {names}. It doesn’t reach the real network.} other {# posts go to the sandbox: {names}. They don’t reach the real networks.}}',
    lockedOut:
      '{count, plural, one {# is for you to post, because access to {names} expired. We’ll prepare it, or you can reconnect the channel first.} other {# are for you to post, because access to {names} expired. We’ll prepare them, or you can reconnect the channels first.}}',
    needsYou:
      '{count, plural, one {# is for you to post, because {names} isn’t connected. We’ll prepare it.} other {# are for you to post, because {names} aren’t connected. We’ll prepare them.}}',
    unknown:
      '{count, plural, one {# post goes out now if its channel is connected. If not, we’ll prepare it for you to post.} other {# posts go out now where a channel is connected. We’ll prepare the rest for you to post.}}',
    confirm: 'Publish now',
  },
  toasts: {
    created: 'Campaign created successfully!',
    generated: 'AI campaign generated successfully!',
    byBuiltIn: 'Written by the built-in writer.',
    byAi: 'Written by your AI provider.',
    published: 'Campaign published successfully!',
    onTheirWay: 'Your posts are on their way. Open the campaign to track them.',
    toSandbox: 'Published to the sandbox. Nothing reaches the real networks.',
    partlySandbox: '{names}: sandbox only, not the real networks.',
    someSent: '{sent, number} of {count, number} posts are on their way',
    forYou: 'Ready for you to post: {names}.',
    allForYou: 'Ready for you to post',
    noAccount:
      '{count, plural, one {{names} isn’t connected. Post it yourself from the campaign page, or connect a channel and publish again.} other {{names} aren’t connected. Post them yourself from the campaign page, or connect a channel and publish again.}}',
    lockedOut:
      '{count, plural, one {Access to {names} expired. Post it yourself from the campaign page, or reconnect the channel and publish again.} other {Access to {names} expired. Post them yourself from the campaign page, or reconnect the channels and publish again.}}',
    postNow: 'Post now',
    postNowAlt: 'Open the campaign and post it yourself',
    beingMade: 'Creating images for {names}…',
    error: 'Error',
    incomplete: 'Please fill in all required fields and select at least one platform',
  },
  writtenBy: {
    ai: 'Text by your AI provider',
    'built-in': 'Text by the built-in writer',
    steppedIn: 'Text by the built-in writer: your AI provider’s version broke a rule of this platform',
    person: 'Text edited by a person',
  },
} as const

/** Pictures and videos of a post, and what they show. */
export const postMedia = {
  label: 'Images and video',
  none: 'No images or video yet.',
  alt: 'Alt text',
  altHint: 'Read aloud to people who can’t see it. Up to {limit, number} characters on {platform}.',
  altKept: 'We can’t send alt text to {platform}. It stays here for your team.',
  altMissing: 'Describe it in a sentence for people who can’t see it.',
  room: '{count, number} of {limit, number} images',
  saveAlt: 'Save alt text',
  add: 'Add image',
  replace: 'Replace',
  removeNamed: 'Remove image {number, number}',
  replaceNamed: 'Replace image {number, number}',
  edit: 'Edit image',
  editNamed: 'Edit image {number, number}',
  video: 'Video {number, number}',
  picture: 'Image {number, number}',
  size: '{width} × {height}',
  removed: 'Removed',
  described: 'Alt text saved',
  moveEarlier: 'Move image {number, number} earlier',
  moveLater: 'Move image {number, number} later',
  moved: 'Order saved',
  undo: 'Undo',
  undone: 'Restored',
  pick: 'Choose an image',
  place: {
    title: 'Where do you want to use it?',
    description: 'We crop the image to the size of each platform.',
    legend: 'Platforms',
    all: 'All',
    none: 'None',
    size: '{width} × {height}',
    out: '{platform}: already sent or being sent, so it can’t be changed.',
    cover: 'As the cover of the video',
    mode: 'These posts already have images or a video',
    replace: 'Replace them',
    add: 'Add it after them',
    submit: '{count, plural, =0 {Use image} one {Use on # platform} other {Use on # platforms}}',
    submitReplace: 'Replace image',
    done: '{count, plural, one {Image added to # post} other {Image added to # posts}}',
    replaced: 'Image replaced',
  },
} as const

/** What a person is told about a post that did not go out by itself: what happened, what is safe, what to do. */
export const postReason = {
  no_account:
    'This platform isn’t connected. Connect a channel and schedule the post again, or post it yourself.',
  needs_reconnect:
    'Access expired. Reconnect the channel and we’ll publish the post automatically, unless it’s several hours late.',
  chosen_account_gone:
    'The account you chose for it isn’t connected for this brand, so we didn’t send it. Connect the account again, or choose another one, and we’ll publish the post automatically, unless it’s several hours late.',
  finish_in_app:
    'It’s waiting as a draft in the network’s app. Post it there, then confirm it here. Until then, it isn’t published.',
  missed: 'We couldn’t send it on time. Choose another time if it’s still relevant.',
  refused_by_rules: 'It breaks one of the network’s rules, so we didn’t send it. Edit it and try again.',
  rejected: 'The network rejected it. Nothing was published there.',
  not_sent: 'We couldn’t reach the network after several tries. Nothing was published there.',
  broken: 'Something went wrong on our side, so we didn’t send it. Open it, save it again and retry.',
  rate_limited: 'The network asked us to wait too many times. Nothing was published there. Try again later.',
  unconfirmed:
    'We sent it, but the network didn’t confirm it. Check there, then tell us whether it was published.',
  not_there:
    'A team member checked and it wasn’t there. Nothing was published. Send it again whenever you like.',
  too_long: 'The network says the text is too long. Nothing was published there. Shorten it and try again.',
  duplicate: 'The network says you’ve already posted this. Change the text if you want to post it again.',
  not_allowed: 'The network doesn’t allow this post from your account. Nothing was published there.',
  app_not_approved:
    'This network hasn’t approved your app for public posts yet. Nothing was published. Ask for full access on the page of your app there, then try again.',
  update_needed:
    'This version of CampAIgner no longer works with the network. Nothing was published. Ask your administrator to update it, then try again.',
  destination_gone:
    'The page or channel it goes to no longer exists. Nothing was published. Connect another one and schedule the post again.',
  file_too_big: 'An image or video is too large for this network. Nothing was published. Use a smaller one.',
  file_type:
    'This network doesn’t accept one of the files. Nothing was published. Use another image or video.',
  file_shape:
    'An image is too long and narrow for this network. Nothing was published. Crop it, or use another one.',
  file_missing: 'One of the files is gone. Nothing was published. Add the image or video again.',
  no_public_address:
    'This network reads images and videos from CampAIgner, which has no public address. Nothing was published. Ask your administrator to set PUBLIC_URL, then try again.',
  address_unverified:
    'This network reads images only from an address that is verified in your app there. Nothing was published. Verify the address of CampAIgner on the page of your app, then try again.',
  too_many_drafts:
    'Too many drafts are waiting in the network’s app, so it takes no more. Nothing was sent. Post or delete some of them there, then try again.',
  no_recipients:
    'No customer has agreed to get email, so nobody got it. Ask them under Customers, then try again.',
  all_refused: 'The mail server refused all recipients, so nobody got it.',
  sender_refused: 'The mail server doesn’t let you send from this address, so nobody got it.',
  spending_limit:
    'This post would pass the monthly limit you set for this account. Raise the limit on the channel’s page, then try again.',
  mailing_stopped: 'You stopped it before anyone got it.',
  postal_address_missing:
    'Emails to customers must show your postal address. Add it under Settings, Business, then try again.',
  sender_name_missing:
    'Emails to customers must show the name of your business. Add it under Settings, Business, then try again.',
  public_url_missing:
    'Customers couldn’t unsubscribe, because CampAIgner has no public address. Nobody got it. Ask your administrator to set PUBLIC_URL, then try again.',
} as const

/** Putting one of the shop's own videos on a post. */
export const postVideo = {
  add: 'Add video',
  title: 'Video for {platform}',
  description: 'Choose one of your videos. It replaces what the post shows now.',
  legend: 'Your videos',
  submit: 'Use this video',
  loading: 'Loading your videos',
  failed: 'Couldn’t load your videos.',
  library: 'Choose from your media library',
  empty: 'You haven’t created a video yet.',
  make: 'Create video',
  more: 'Show more',
  added: 'Video added',
  replaceNamed: 'Replace video {number, number}',
  removeNamed: 'Remove video {number, number}',
} as const

export const preview = {
  label: 'Preview for {platform}',
  more: 'more',
  now: 'Just now',
  noPicture: 'No image',
  noVideo: 'No video yet',
  noTitle: 'No title yet',
  noText: 'No text yet',
  placeOf: '1 of {total, number}',
  further: '{count, number} more',
  like: 'Like',
  comment: 'Comment',
  share: 'Share',
  repost: 'Repost',
  send: 'Send',
  save: 'Save',
  subscribe: 'Subscribe',
  reply: 'Reply',
  from: 'From',
  to: 'To',
  customers: 'your customers',
  subject: 'Subject',
} as const

export const campaignsRules = {
  unknownOption: 'This platform has no such choice',
  tooLong: 'At most {max} characters; this has {length}',
  chooseEachPlatformOnce: 'Choose each platform once',
  describeYourIdea: 'Describe your idea',
  chooseAtLeastOnePlatform: 'Choose at least one platform',
  needsTitle: 'Give the campaign a title',
  needsDescription: 'Describe the campaign',
  incompleteAddress: 'Paste the full link, starting with https://',
  missing: 'Required',
  unreadable: 'We can’t read this image. Save it again as PNG or JPG',
  passed: 'This time has passed. Choose a later one',
  tooFar: 'Choose a time within the next year',
} as const

export const campaignsErrors = {
  already_sending: 'It’s being sent right now, so it can’t be changed.',
  already_out: 'It’s already been sent, so it can’t be changed.',
  campaign_incomplete: 'Please fill in all required fields and select at least one platform',
  post_breaks_rules: 'A post isn’t ready for its network yet. Nothing was changed.',
  last_post: 'A campaign needs at least one platform. Delete the campaign instead.',
  account_of_other_platform: 'That account is on another platform. Choose one of this platform.',
  account_of_other_brand: 'That account belongs to another brand. Choose one of this brand.',
  account_resting: 'That account is switched off, because a real one is connected. Choose another account.',
  account_has_post: 'This campaign already has a post for that account.',
  one_account_only: 'Each customer would get the message twice. Choose one account for it.',
  too_many_posts: 'This campaign has as many posts as it can hold. Remove one, or create another campaign.',
} as const

export const screenNames = {
  '/campaigns': 'Campaigns',
  '/campaigns/:id': 'Campaign',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  generate: { label: 'Write with AI', words: 'generate campaign text post copy' },
  add: { label: 'Write a campaign yourself', words: 'new manual post blank' },
  campaigns: 'posts drafts published scheduled ads',
  save: 'Save a post',
  undo: 'Undo the last change made by a writing tool',
} as const
