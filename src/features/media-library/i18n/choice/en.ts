export const imageChoice = {
  label: 'Your image',
  title: 'Choose an image',
  choose: 'Use your own image',
  change: 'Change image',
  remove: 'Remove image',
  hint: 'We put your offer, logo and colors on it, in the size of each platform. Without one, we design images in your brand style.',
  chosen:
    'Your offer, logo and colors go on it, in the size of each platform. To show the photo alone, replace the image in the post.',
  gone: 'This image no longer exists. Choose another one.',
} as const
