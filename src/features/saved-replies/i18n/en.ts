export const savedReply = {
  title: 'Saved replies',
  description: 'Answers the whole team keeps ready. They are put into the field; nothing is sent by itself.',
  open: 'Saved replies',
  openShort: 'Saved replies',
  menu: {
    search: 'Search saved replies',
    list: 'Saved replies',
    noneFound: 'No saved reply fits.',
    loading: 'Loading the saved replies',
    failed: 'The saved replies could not be loaded.',
    add: 'New saved reply',
    manage: 'Manage',
  },
  empty: {
    title: 'No saved replies yet.',
    text: 'Save what you write often, and put it into an answer with two keys.',
  },
  form: {
    addTitle: 'New saved reply',
    editTitle: 'Edit saved reply',
    title: 'Title',
    titleHint: 'You find it by this. Customers do not see it.',
    text: 'Text',
    textHint: '{name} becomes the first name of the customer, {business} the name of your business.',
    add: 'Save reply',
    save: 'Save changes',
  },
  manage: {
    label: 'Saved replies',
    by: 'By {name}',
    byNobody: 'By somebody who left the team',
    editNamed: 'Edit {title}',
    deleteNamed: 'Delete {title}',
  },
  delete: {
    title: 'Delete this saved reply?',
    description: 'Nobody of the team can use it any more. What was sent with it stays.',
    confirm: 'Delete saved reply',
  },
  toasts: {
    added: 'Saved reply added',
    addFailed: 'The saved reply was not added',
    changed: 'Saved reply changed',
    changeFailed: 'The saved reply was not changed',
    deleted: 'Saved reply deleted',
  },
} as const

export const savedRepliesRules = {
  titleIsRequired: 'Title is required',
  writeSomethingFirst: 'Write something first',
  unknownPlaceholder: 'Only {name} and {business} are filled in. Write the rest without braces.',
  tooMany: '{max} replies are kept at most. Delete one first.',
  titleTaken: 'Another saved reply has this title',
} as const
