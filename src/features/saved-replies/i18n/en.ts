export const savedReply = {
  title: 'Saved replies',
  description:
    'Ready-made replies for your whole team. Choosing one fills in your message; nothing is sent until you press Send.',
  open: 'Saved replies',
  openShort: 'Saved replies',
  menu: {
    search: 'Search saved replies',
    list: 'Saved replies',
    noneFound: 'No saved replies match.',
    loading: 'Loading saved replies',
    failed: 'Couldn’t load saved replies.',
    add: 'New saved reply',
    manage: 'Manage',
  },
  empty: {
    title: 'No saved replies yet.',
    text: 'Save what you write often, then insert it in two keystrokes.',
  },
  form: {
    addTitle: 'New saved reply',
    editTitle: 'Edit saved reply',
    title: 'Title',
    titleHint: 'Helps you find it. Customers don’t see it.',
    text: 'Text',
    textHint: '{name} becomes the customer’s first name, {business} your business name.',
    add: 'Save reply',
    save: 'Save changes',
  },
  manage: {
    label: 'Saved replies',
    by: 'By {name}',
    byNobody: 'By a former team member',
    editNamed: 'Edit {title}',
    deleteNamed: 'Delete {title}',
  },
  delete: {
    title: 'Delete this saved reply?',
    description: 'Your team will no longer be able to use it. Messages already sent with it stay.',
    confirm: 'Delete saved reply',
  },
  toasts: {
    added: 'Saved reply added',
    addFailed: 'Couldn’t add the saved reply',
    changed: 'Saved reply updated',
    changeFailed: 'Couldn’t update the saved reply',
    deleted: 'Saved reply deleted',
  },
} as const

export const savedRepliesRules = {
  titleIsRequired: 'Title is required',
  writeSomethingFirst: 'Write something first',
  unknownPlaceholder: 'Only {name} and {business} can be filled in. Write everything else without braces.',
  tooMany: 'You can save up to {max} replies. Delete one first.',
  titleTaken: 'Another saved reply already has this title',
} as const
