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

export const filesErrors = {
  file_type_refused: 'Only PNG, JPG and PDF files are accepted.',
  storage_full:
    'Your storage is full. Delete old videos under Settings, Data, then try again. Nothing you saved is lost.',
  upload_link_invalid: 'This upload link has expired or was already used. Please choose the file again.',
  range_beyond_end: 'The file is shorter than what was asked for.',
  picture_too_large:
    'This picture is too large: it has more than 50 megapixels. Save it in a smaller size and try again.',
  picture_unreadable: 'This picture cannot be read. Save it as PNG or JPG and try again.',
  picture_failed: 'We couldn’t process the picture. Nothing was lost; please try again in a moment.',
} as const
