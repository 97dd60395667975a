export const video = {
  title: 'AI Video Generator',
  description:
    'Describe it in a few sentences: they become the words in a short film with your colours and logo.',
  prompt: 'Video description',
  promptHint: 'For example: Our autumn menu is here. Pumpkin soup, apple cake and 20% off on Tuesdays.',
  style: 'Style',
  styles: {
    cinematic: 'Cinematic',
    commercial: 'Commercial',
    animated: 'Animated',
    minimalist: 'Minimalist',
    vibrant: 'Vibrant',
  },
  duration: 'Length',
  seconds: '{n, plural, one {# second} other {# seconds}}',
  facts: '{style}, {n, plural, one {# second} other {# seconds}}',
  generate: 'Generate Video',
  counter: '{used, number} of {max, number}',
  making: 'Your video is being made',
  waiting: 'Your video is next in line',
  leave: 'You can leave this page. It goes on by itself and will be here when you come back.',
  preview: 'Your video',
  player: 'Video: {prompt}',
  download: 'Download',
  downloadOf: 'Download the video “{prompt}”',
  copyLink: 'Copy link',
  play: 'Play',
  playOf: 'Play the video “{prompt}”',
  show: 'Show',
  showOf: 'Show the video “{prompt}”',
  use: 'Use in this campaign',
  stop: 'Stop and delete',
  again: 'Try again',
  failed: 'This video could not be made',
  earlier: 'Earlier videos',
  badFailed: 'Failed',
  badWaiting: 'In line',
  more: 'Show more',
  loading: 'Loading your videos',
  loadFailed: 'Your videos could not be loaded.',
  empty: 'Your video will play here. Describe it and choose “Generate Video”.',
  delete: {
    open: 'Delete the video “{prompt}”',
    title: 'Delete this video?',
    description: 'It cannot be brought back. Campaigns that already use it keep it.',
    confirm: 'Delete video',
  },
  toasts: {
    done: 'Video Generated!',
    error: 'Error',
    copied: 'Link copied',
    copiedText: 'Everybody in your team can open it.',
    notCopied: 'The link could not be copied',
    notCopiedText: 'Your browser does not allow it. Download the video instead.',
    deleted: 'Video deleted',
  },
  call: 'Come and see us',
} as const

export const videosRules = {
  pleaseEnterVideoDescription: 'Please enter a video description',
} as const

export const videosErrors = {
  video_failed:
    'The video could not be made. Your description is kept; please try again, or ask whoever runs this installation.',
} as const
