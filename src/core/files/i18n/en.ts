export const file = {
  field: {
    choose: 'Choose a file or drop it here',
    accepted: '{types}, up to 10 MB',
    remove: 'Remove the file',
    uploading: 'Uploading {name}',
    current: 'Open the current file',
  },
  toasts: {
    uploaded: 'Upload successful',
    noAddress: 'Failed to get upload URL',
    failed: 'Upload failed',
    tryAgain: 'Failed to upload file. Please try again.',
    wrongType: 'Only files of these types are accepted: {types}.',
    tooLarge: 'File too large',
    limit: 'File size must be less than 10MB',
  },
} as const

export const filesRules = {
  uploadFirst: 'Upload the file first, then send its address',
  unknown: 'This file is not there. Upload it again',
  noPicture: 'Choose a picture: PNG or JPG',
  empty: 'The file is empty',
} as const
