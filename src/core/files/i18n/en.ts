export const file = {
  field: {
    choose: 'Choose a file or drop it here',
    accepted: '{types}, up to 10 MB',
    remove: 'Remove file',
    uploading: 'Uploading {name}',
    current: 'Open current file',
  },
  toasts: {
    uploaded: 'Upload successful',
    noAddress: 'Failed to get upload URL',
    failed: 'Upload failed',
    tryAgain: 'Failed to upload file. Please try again.',
    wrongType: 'Only these file types are accepted: {types}.',
    tooLarge: 'File too large',
    limit: 'File size must be less than 10MB',
  },
} as const

export const filesRules = {
  uploadFirst: 'Upload the file first, then send its URL',
  unknown: 'We can’t find this file. Upload it again',
  noPicture: 'Choose an image: PNG, JPG, WEBP or HEIC',
  empty: 'The file is empty',
} as const

export const filesErrors = {
  file_type_refused: 'Only images (PNG, JPG, WEBP, HEIC) and PDF files are accepted.',
  storage_full:
    'Your storage is full. Delete old videos in Settings, under Data, then try again. Nothing you saved is lost.',
  upload_link_invalid: 'This upload link has expired or was already used. Choose the file again.',
  upload_too_large: 'This file is too large. Images can have up to 20 MB, videos up to 512 MB.',
  upload_out_of_step:
    'This part of the upload doesn’t follow the last one. Nothing was lost. Continue where it stopped.',
  too_many_uploads: 'Too many uploads are open. Wait until some are done, then try again.',
  range_beyond_end: 'The file is shorter than the part requested.',
  picture_too_large:
    'This image is too large: it has more than 50 megapixels. Make it smaller and try again.',
  picture_unreadable: 'We can’t read this image. Save it as PNG or JPG and try again.',
  picture_failed: 'We couldn’t process the image. Nothing was lost. Try again in a moment.',
  film_unreadable: 'We can’t read this video. Save it as MP4 and upload it again.',
  film_incomplete:
    'The end of this video is missing. Copy the whole file to your device and upload it again.',
  film_too_long: 'This video is too long. Videos can have up to 15 minutes.',
  film_too_many_pixels: 'This video has too many pixels. Save it in 4K or Full HD and upload it again.',
  film_store_away:
    'The file storage isn’t available right now, so the video isn’t converted yet. Your upload isn’t lost. Try again in a few minutes. If that doesn’t help, ask your administrator to check the storage.',
  film_failed: 'We couldn’t convert the video. Your upload isn’t lost. Try again in a moment.',
} as const
