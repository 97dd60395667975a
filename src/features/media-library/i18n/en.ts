export const mediaLibraryRules = {
  tooManyTags: 'Use at most {max} tags',
  nameIsRequired: 'Give the image a name',
} as const

export const mediaLibraryErrors = {
  media_type_refused: 'Only images (PNG, JPG, WEBP, HEIC, GIF) and videos (MP4, MOV, WEBM) are accepted.',
  media_in_use:
    'A scheduled post shows this image. Remove it from that post first, or wait until the post is out.',
} as const

export const screenNames = { '/media': 'Media' } as const

export const media = {
  title: 'Media',
  description: 'Keep the photos and videos of your work in one place and use them in any post.',
  add: 'Add media',
  drop: 'Drop images and videos to add them',
  kinds: { label: 'Filter by kind', all: 'All', picture: 'Images', video: 'Videos' },
  search: { label: 'Search images', placeholder: 'Name, tag or alt text', clear: 'Clear search' },
  tags: {
    label: 'Filter by tag',
    all: 'All',
    count: '{tag}, {count, plural, one {# image} other {# images}}',
  },
  results: {
    found: '{count, plural, =0 {No images found} one {# image found} other {# images found}}',
    foundSoFar: 'First {count, plural, one {# image} other {# images}}',
  },
  grid: { label: 'Images', loading: 'Loading images', more: 'Load more', select: 'Select {name}' },
  empty: {
    title: 'Add photos and videos of your work',
    description:
      'A fresh cake, a new haircut, your shop window. Drop them here, paste them, or choose them from your device.',
    action: 'Choose files',
    videoTitle: 'Add a video of your work',
    videoDescription:
      'Drop it here or choose it from your device. We convert it so that every network takes it.',
    videoAction: 'Choose videos',
    types: '{types}, up to 20 MB each',
    mediaTypes:
      '{types}. Images up to 20 MB, videos up to 512 MB and 15 minutes. Animated GIFs become videos.',
  },
  nothingFound: {
    title: 'No images match',
    description: 'Try another word, or look at all your images.',
    action: 'Show all images',
  },
  failed: 'Couldn’t load your images.',
  selection: {
    label: 'Selected images',
    count: '{count, plural, one {# image selected} other {# images selected}}',
    tag: 'Add tag',
    tagTitle: 'Add tags to {count, plural, one {# image} other {# images}}',
    delete: 'Delete',
    clear: 'Clear selection',
  },
  uploads: {
    title: 'Uploads',
    running: 'Uploading {done, number} of {total, number}…',
    done: '{count, plural, one {# file added} other {# files added}}',
    failed: '{count, plural, one {# upload failed} other {# uploads failed}}',
    stay: 'Keep this tab open until it’s done.',
    waiting: 'Queued',
    offline: 'Waiting for the connection…',
    added: 'Added',
    progress: 'Uploading {name}',
    retry: 'Try again',
    retryNamed: 'Try again: {name}',
    retryAll: 'Try all again',
    cancelNamed: 'Cancel upload: {name}',
    removeNamed: 'Remove from list: {name}',
    close: 'Close uploads',
  },
  conversion: {
    video: 'Video',
    running: 'Converting…',
    progress: 'Converting {name}',
    leave: 'You can leave this page. The video appears here when it’s ready.',
    failed: 'Couldn’t convert the video',
    done: 'Converted to MP4 for all networks. The place where it was filmed is removed.',
    notYet: 'Not converted yet',
  },
  item: {
    loading: 'Loading image',
    gone: 'This image no longer exists',
    goneText: 'It was deleted, or the link is wrong.',
    name: 'Name',
    alt: 'Alt text',
    altHint: 'Describe what is in the image, for people who can’t see it.',
    tags: 'Tags',
    tagsHint: 'Press Enter or comma after each tag.',
    tagSuggestions: 'Your tags',
    removeTag: 'Remove tag: {tag}',
    facts: 'Details',
    size: 'Size',
    length: 'Length',
    added: 'Added',
    addedBy: 'Added by',
    formerMember: 'A former team member',
    download: 'Download',
    delete: 'Delete image',
    deleteVideo: 'Delete video',
  },
  focus: {
    title: 'Focus point',
    hint: 'Drag the point to what matters most. Every crop keeps it in view.',
    across: 'Focus point, left to right',
    down: 'Focus point, top to bottom',
    value: '{x, number}% from the left, {y, number}% from the top',
    keys: 'Arrow keys move it by 1%, with Shift by 10%.',
  },
  crops: {
    title: 'How it’s cropped',
    square: 'Square post',
    portrait: 'Portrait post',
    story: 'Story',
    landscape: 'Landscape',
  },
  uses: {
    title: 'Used in',
    none: 'Not used in any post yet.',
    failed: 'Couldn’t load the posts.',
    loading: 'Loading posts',
    states: { draft: 'Draft', planned: 'Scheduled', published: 'Published' },
    blocked: 'Scheduled posts with this image',
  },
  picker: { upload: 'Upload image', uploadVideo: 'Upload video' },
  toasts: {
    saved: 'Changes saved',
    saveFailed: 'Couldn’t save the changes',
    deleted: '{count, plural, one {Image deleted} other {# images deleted}}',
    kept: '{count, plural, one {# image wasn’t deleted: a scheduled post shows it.} other {# images weren’t deleted: scheduled posts show them.}}',
    deleteFailed: 'Couldn’t delete',
    downloadFailed: 'Couldn’t download the file',
    retryFailed: 'Couldn’t convert again',
    undo: 'Undo',
    undoAlt: 'Restore what you just deleted, within a day',
    restored: '{count, plural, one {Image restored} other {# images restored}}',
    restoreFailed: 'Couldn’t restore',
    tagged: '{count, plural, one {Tags added to # image} other {Tags added to # images}}',
    tagFailed: 'Couldn’t add the tags to every image',
  },
} as const

/** Words to find it by in the command palette. */
export const palette = {
  upload: { label: 'Add media', words: 'upload photo image video film gallery camera' },
  media: 'images photos videos films gallery library upload',
} as const
