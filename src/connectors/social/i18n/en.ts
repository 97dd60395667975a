/** Every text names the platform, the field, the limit and the actual value. */
export const problem = {
  titleMissing: '{platform}: the title has 0 of {limit, number} characters. Add one.',
  textMissing: '{platform}: the text has 0 of {limit, number} characters. Write something.',
  mediaMissing: '{platform}: 0 images or videos, at least {limit, number} needed. Add one.',
  videoMissing: '{platform}: 0 videos, {limit, number} needed. Add one.',
  titleTooLong:
    '{platform}: the title has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  textTooLong:
    '{platform}: the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  followUpMissing:
    '{platform}: {kind, select, thread {part {place, number} of the thread} other {the first comment}} is empty. Write something or remove it.',
  followUpTooLong:
    '{platform}: {kind, select, thread {part {place, number} of the thread} other {the first comment}} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  tooManyFollowUps:
    '{platform}: {value, number} further texts below the post, and {limit, number} allowed. Remove {over, number}.',
  tooManyHashtags:
    '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {hashtag} other {hashtags}}. Remove {over, number}.',
  hashtagTooLong:
    '{platform}: a hashtag in the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  tooManyMentions:
    '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {mention} other {mentions}}. Remove {over, number}.',
  noPictures:
    '{platform}: 0 images allowed, and there {value, plural, one {is #} other {are #}}. Remove {value, plural, one {it} other {them}}.',
  noVideos:
    '{platform}: 0 videos allowed, and there {value, plural, one {is #} other {are #}}. Remove {value, plural, one {it} other {them}}.',
  tooManyPictures:
    '{platform}: {value, number} images, and only {limit, number} {limit, plural, one {is} other {are}} allowed. Remove {over, number}.',
  tooManyVideos:
    '{platform}: {value, number} videos, and only {limit, number} {limit, plural, one {is} other {are}} allowed. Remove {over, number}.',
  tooManyTogether:
    '{platform}: {value, number} images and videos together, and only {limit, number} are allowed. Remove {over, number}.',
  notTogether:
    '{platform}: {value, number} files, and a post shows either images or {limit, number} video. Remove the images or the video.',
  pictureTooNarrow:
    '{platform}: the width of image {place, number} is {value, number}% of its height; the minimum is {limit, number}%. Crop the top or bottom a little.',
  pictureTooWide:
    '{platform}: the width of image {place, number} is {value, number}% of its height; the maximum is {limit, number}%. Crop the sides a little.',
  pictureTooHeavy: '{platform}: the image is {amount}; the maximum is {bound}. Save a smaller version.',
  videoTooHeavy: '{platform}: the video is {amount}; the maximum is {bound}. Choose a smaller one.',
  videoTooShort: '{platform}: the video lasts {amount}; the minimum is {bound}. Choose a longer one.',
  videoTooWide:
    '{platform}: the width of the video is {value, number}% of its height; the maximum is {limit, number}%. Choose one that is taller.',
  videoTooLong: '{platform}: the video lasts {amount}; the maximum is {bound}. Choose a shorter one.',
  pictureAltTooLong:
    '{platform}: the description of image {place, number} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  videoAltTooLong:
    '{platform}: the description of video {place, number} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  optionMissing: '{platform}: “{option}” is empty. Fill it in.',
  optionTooLong:
    '{platform}: “{option}” has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  optionNotTime: '{platform}: “{option}” is not a valid date and time. Choose them again.',
  optionNotLater: '{platform}: “{option}” must be later than “{other}”. Choose a later time.',
  optionNotLink: '{platform}: “{option}” is not a web address. Enter one such as https://example.com.',
  optionNotName:
    '{platform}: “{option}” has a username that can’t exist. Check the spelling, and separate names with commas.',
  tooManyNames:
    '{platform}: “{option}” has {value, number} names, and only {limit, number} are allowed. Remove {over, number}.',
  optionUnfitSign: '{platform}: “{option}” must not contain any of these signs: {signs} Remove them.',
  optionExcludesMedia:
    '{platform}: “{option}” can’t be combined with images or videos. Remove those, or change “{option}”.',
} as const

/** What a network does that a person may not expect. */
export const hint = {
  cropped: '{platform} crops the image to another shape. The preview shows what stays.',
  'ends-before': 'It ends before the post goes out. Check the end date.',
  folded:
    '{platform} shows about {limit, number} characters and hides the rest behind “more”. Start with what matters.',
  'link-not-clickable': 'Links can’t be tapped in the text on {platform}. Say where people find the page.',
  'many-hashtags': '{platform} recommends no more than {limit, number} hashtags.',
  'no-button': 'There is no link in your text, so the post has no button.',
  'without-text': 'The draft arrives in {platform} without your text. Copy it and paste it there.',
} as const

/** What a network calls a figure, and why it may be unknown. */
export const figure = {
  notReported: '{platform} doesn’t report this.',
  notForPost: 'Not reported for this post.',
  notInPeriod: '{platform} reported none for these posts.',
  onlyInSandbox: 'Only the sandbox reports this. {platform} doesn’t.',
  sandbox: 'Sandbox only',
  called: '{platform} calls it “{name}”.',
  calledFor: '{platform} calls it “{name}”: {counts}.',
  about: 'About “{name}”',
  unknown: 'Unknown',
  differ:
    'Networks don’t all count the same: some count people, others views. Choose an underlined word to see what it counts.',
} as const

/** Why a network rejects a text that goes to customers, by its code in small letters. */
export const templateReason = {
  unknown: 'The network didn’t say why.',
  other: 'The network says “{reason}”.',
  abusive_content: 'The network found content it doesn’t allow, such as insults or personal data.',
  incorrect_category: 'The network doesn’t see it as marketing.',
  invalid_format: 'Its form isn’t right, for example at the words that are filled in.',
  promotional: 'The network’s rules don’t allow this kind of promotion.',
  scam: 'The network takes it for a scam.',
  tag_content_mismatch: 'The language you chose isn’t the language of the text, or it isn’t marketing.',
} as const

/** Shared by several networks. */
export const shared = {
  free: 'Free',
  storyNote: 'Stories have no caption: put your text in the image.',
  needs: { metaApp: 'A Meta for Developers app of your own. It needs no review for your own accounts.' },
  cannot: { readMessages: 'Apps can’t read or send private messages.' },
  poll: {
    label: 'Poll',
    no: 'No poll',
    yes: 'Ask with a poll',
    choices: { first: 'Choice 1', second: 'Choice 2', third: 'Choice 3', fourth: 'Choice 4' },
    length: { label: 'Poll open for', hour: '1 hour', day: '1 day', days: '3 days', week: '7 days' },
  },
  figures: {
    views: 'Views',
    impressions: 'Impressions',
    likes: 'Likes',
    reactions: 'Reactions',
    comments: 'Comments',
    replies: 'Replies',
    shares: 'Shares',
    clicks: 'Clicks',
  },
  counts: {
    timesSeen: 'times seen, not people',
    plays: 'plays, not people',
    allReactions: 'all reactions, not only likes',
    anyClick: 'clicks anywhere on the post, not only on links',
  },
} as const
