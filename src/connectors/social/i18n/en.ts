/** Every text names the platform, what is at fault, the limit and what the post has. */
export const problem = {
  titleMissing: '{platform}: the title has 0 of {limit, number} characters. Write one.',
  textMissing: '{platform}: the text has 0 of {limit, number} characters. Write something.',
  mediaMissing:
    '{platform}: there are 0 pictures or videos, and at least {limit, number} is needed. Add one.',
  videoMissing: '{platform}: there are 0 videos, and {limit, number} is needed. Add one.',
  titleTooLong:
    '{platform}: the title has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  textTooLong:
    '{platform}: the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  tooManyHashtags:
    '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {hashtag} other {hashtags}}. Take out {over, number}.',
  hashtagTooLong:
    '{platform}: a hashtag in the text has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  tooManyMentions:
    '{platform}: the text has {value, number} of {limit, number} {limit, plural, one {mention} other {mentions}}. Take out {over, number}.',
  noPictures:
    '{platform}: it takes 0 pictures, and there {value, plural, one {is #} other {are #}}. Take {value, plural, one {it} other {them}} out.',
  noVideos:
    '{platform}: it takes 0 videos, and there {value, plural, one {is #} other {are #}}. Take {value, plural, one {it} other {them}} out.',
  tooManyPictures:
    '{platform}: {value, number} pictures, and only {limit, number} {limit, plural, one {fits} other {fit}}. Take out {over, number}.',
  tooManyVideos:
    '{platform}: {value, number} videos, and only {limit, number} {limit, plural, one {fits} other {fit}}. Take out {over, number}.',
  pictureTooNarrow:
    '{platform}: picture {place, number} is {value, number}% as wide as it is high, and {limit, number}% is the least. Crop it a little at the top or bottom.',
  pictureTooWide:
    '{platform}: picture {place, number} is {value, number}% as wide as it is high, and {limit, number}% is the most. Crop it a little at the sides.',
  pictureTooHeavy: '{platform}: the picture has {amount}, and {bound} is the most. Save it smaller.',
  videoTooHeavy: '{platform}: the video has {amount}, and {bound} is the most. Choose a smaller one.',
  videoTooShort: '{platform}: the video lasts {amount}, and {bound} is the least. Choose a longer one.',
  videoTooLong: '{platform}: the video lasts {amount}, and {bound} is the most. Choose a shorter one.',
  pictureAltTooLong:
    '{platform}: the description of picture {place, number} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
  videoAltTooLong:
    '{platform}: the description of video {place, number} has {value, number} of {limit, number} characters. Shorten it by {over, number}.',
} as const
