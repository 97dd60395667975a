/** Parts of a message, in its own language. */
export const template = {
  unsubscribe: 'Unsubscribe',
  exampleName: 'Anna',
} as const

export const templateRules = {
  fillPlace: 'Say what goes into each place of the text',
  enterText: 'Enter the text of the message',
} as const

export const templateErrors = {
  template_missing:
    'One post goes out as messages, and its text isn’t approved yet. Nothing was scheduled. Open that post and submit its text, or schedule the other posts on their own.',
  template_waiting:
    'One post goes out as messages, and its text is still in review. Nothing was scheduled. Schedule it once it’s approved, or schedule the other posts on their own.',
  template_differs:
    'One post goes out as messages, and it’s no longer what was approved. Nothing was scheduled. Open that post and submit its text again, or choose an approved one.',
  template_refused:
    'One post goes out as messages, and its text was refused. Nothing was scheduled. Open that post to see why, then change it or choose an approved text.',
  template_needs_address:
    'Customers couldn’t open the link to unsubscribe, because CampAIgner has no public address. Nothing was sent. Ask your administrator to set PUBLIC_URL, then try again.',
  template_needs_name:
    'This text names your business, which has no name yet. Nothing was sent. Add it under Settings, Business, then try again.',
  template_needs_network:
    'No real account is connected. Connect one under Settings, Channels, then try again.',
  template_no_access: 'Access expired. Nothing was changed. Reconnect the channel, then try again.',
  template_later: 'The network asks us to slow down. Nothing was changed. Try again in a few minutes.',
  template_unreachable: 'The network doesn’t answer. Nothing was changed. Try again in a few minutes.',
  template_not_taken: 'The network didn’t take this text for review. Nothing was changed.',
  template_too_long: 'The text is too long. Shorten it to 1,024 characters, then submit it again.',
  template_place_at_edge:
    'The text can’t begin or end with a filled-in word. Write something before and after it, then submit it again.',
  template_place_unknown:
    'We don’t know what to fill in there. Between the double braces, use first_name, name or business.',
} as const

/** The text of a post that goes out as messages. */
export const postTemplate = {
  label: 'Approved text',
  loading: 'Loading the approved text',
  failed: 'Couldn’t load the approved text. Try again.',
  intro: 'Customers only get texts that the network has approved. A review takes minutes, at most a day.',
  hint: 'Write {example} where the customer’s first name goes.',
  optOut: 'We add a button to unsubscribe. People can also stop your marketing in the app itself.',
  submit: 'Submit this text as a template',
  submitTitle: 'Submit this text?',
  submitText: 'The network reviews it as marketing, together with the image or video of the post.',
  language: 'Language of the text',
  confirm: 'Submit for review',
  submitted: 'Submitted for review',
  managerOnly: 'Ask an owner or manager to submit it.',
  choose: 'Choose an approved text',
  chooseTitle: 'Choose an approved text',
  chooseText: 'The post gets its words.',
  noneApproved: 'No text is approved yet.',
  use: 'Use this text',
  chosen: 'The post uses the approved text',
  fill: 'What goes into {place}?',
  everybody: 'Text for everyone',
  kinds: {
    first_name: 'First name of the customer',
    name: 'Name of the customer',
    business: 'Name of your business',
    text: 'The same text for everyone',
  },
  check: 'Check for news',
  states: {
    in_review: 'In review',
    approved: 'Approved',
    rejected: 'Rejected',
    paused: 'Paused',
    disabled: 'Disabled',
  },
  problems: {
    template_missing: 'Not approved yet. Submit the text, or choose an approved one.',
    template_waiting:
      'In review. You can schedule the post once the text is approved; we check every 15 minutes.',
    template_differs:
      'This isn’t what was approved: the text, the image or our address has changed since. Submit it again, or choose an approved one.',
    template_refused:
      'The network doesn’t accept this text. Change it and submit it again, or choose another one.',
    public_url_missing:
      'Customers couldn’t open the link to unsubscribe. Ask your administrator to set PUBLIC_URL.',
    sender_name_missing:
      'This text names your business, which has no name yet. Add it under Settings, Business.',
  },
  reason: 'Reason: {reason}',
  manager: 'Open templates at the network',
  preview: 'Preview message',
  previewTitle: 'Message preview',
  previewText: 'As a customer named {name} gets it.',
  previewName: 'Anna Miller',
  test: 'This channel is in the sandbox: no text needs an approval, and nobody gets a message.',
  header: { picture: 'With an image', video: 'With a video' },
} as const

/** All texts of an account, on the page of its channel. */
export const templateList = {
  title: 'Approved texts',
  description: 'Texts that the network has reviewed, or is reviewing. Posts to customers use one of them.',
  loading: 'Loading texts',
  failed: 'Couldn’t load the texts. Try again.',
  empty: 'No texts yet. Submit one here, or on a post.',
  add: 'Submit a text',
  addTitle: 'Submit a text for review',
  text: 'Text',
  submitted: 'Submitted for review',
  submitFailed: 'Couldn’t submit the text',
  synced: 'Up to date',
  syncFailed: 'Couldn’t check for news',
} as const
