export const imageChoice = {
  label: 'Your image',
  title: 'Choose an image',
  choose: 'Use your own image',
  change: 'Change image',
  remove: 'Remove image',
  hint: 'We crop it for each platform. Without one, we create images in your brand style.',
  chosen: 'We crop it for each platform. Videos are still created.',
  gone: 'This image no longer exists. Choose another one.',
} as const
