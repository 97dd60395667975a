/** Below every mail, in the language of the customer. */
export const letter = {
  why: 'You get this email because you agreed to get news from {shop}.',
  counted: 'We count how often links in this email are opened, but not who opens them.',
  unsubscribe: 'Unsubscribe',
} as const

/** Instead of a link that leads nowhere. Anyone may open it. */
export const linkPage = {
  heading: 'This link doesn’t work',
  text: 'It’s incomplete, or what it led to was removed. Open it again from the email.',
} as const

export const mailingErrors = {
  mailing_not_connected: 'Email isn’t connected. Connect it under Settings, Channels, then try again.',
  mail_folder_missing: 'There’s no such folder in this mailbox. Check its name.',
  test_message_not_approved:
    'Only an approved text can be sent, even as a test. Nothing was sent. Submit the text on the post, then try again.',
  test_message_refused: 'The network refused the test. Nothing was sent.',
  test_message_not_added:
    'Your account is still a test account, which only reaches numbers you’ve added at the network. Nothing was sent. Add this number there, then try again.',
  test_message_not_on_network:
    'This number can’t be reached here: it has no account, or an old version of the app. Nothing was sent. Check the number and its country code.',
  test_message_limited:
    'This number gets a lot of marketing, so the network held the test back. Nothing was sent. Try another number, or tomorrow.',
  test_message_opted_out:
    'This number unsubscribed from your messages, so we don’t write to it. Use another one.',
  test_message_template:
    'The network doesn’t accept this text anymore. Nothing was sent. Choose another one on the post, then try again.',
  test_message_number:
    'The network doesn’t let your number send messages. Nothing was sent. Check your account there, then try again.',
  test_message_payment:
    'The network couldn’t charge for the test. Nothing was sent. Check the payment method of your account there, then try again.',
  test_message_unknown:
    'The connection broke off, so the test may have arrived. Look at your phone before you send another one.',
} as const

export const mailingRules = {
  enterPhone: 'Enter the number with its country code, for example +1 555 010 0000',
} as const

export const returnedMailRules = {
  noHost: 'Enter the server, for example imap.yourprovider.com',
  noPort: 'Enter a port, usually 993 or 143',
  noUser: 'Enter the username, often your email address',
  noPassword: 'Enter the password. The stored one only works with its own server and user',
  noFolder: 'Enter a folder, usually INBOX',
} as const

export const returnedMail = {
  title: 'Read returned emails',
  description:
    'Some mail servers accept an email and return it later. If you let us read the mailbox you send from, we see which addresses don’t exist and stop writing to them. We only look for returned emails, every 15 minutes. We delete nothing and mark nothing as read.',
  connected: 'Reading {folder} of {user}. Last read {when}.',
  problems: {
    login_refused:
      'The mail server doesn’t accept the user and password anymore. Enter the password again. Until then we try once a day.',
    insecure:
      'We can’t connect securely anymore: the server offers no encryption, or its certificate isn’t valid. Check the server and the encryption.',
    folder_missing: 'The folder {folder} is gone. Enter the one where returned emails arrive.',
    unreachable: 'We couldn’t reach the mail server. We keep trying. Last read {when}.',
    password_lost:
      'The stored password can’t be read because the server’s secret has changed. Enter it again.',
  },
  fields: {
    host: 'Server (IMAP)',
    hostPlaceholder: 'imap.yourprovider.com',
    usernameHint: 'Of the mailbox you send from, because emails are returned to the sender.',
    folder: 'Folder',
    folderHint: 'Where returned emails arrive.',
  },
  save: 'Check and save',
  saved: 'We can read it. Saved.',
  notSaved: 'Not saved: we couldn’t read the mailbox',
  failed: 'Couldn’t load the mailbox for returned emails. Try again.',
  loading: 'Loading the mailbox for returned emails',
  remove: {
    action: 'Stop reading',
    title: 'Stop reading returned emails?',
    description: 'We delete the server, the user and the password. What we already found out stays.',
    toast: 'Returned emails are no longer read',
  },
} as const

export const mailing = {
  label: 'Recipients',
  loading: 'Loading recipients',
  failed: 'Couldn’t load the recipients. Try again.',
  audience:
    '{count, plural, =0 {No customer has agreed to get email yet} one {This goes to # customer who agreed to get email} other {This goes to # customers who agreed to get email}}',
  audienceHint: 'We check again right before each email. Nobody gets it twice.',
  nobody: 'Ask customers for their consent, or record it for those who already agreed.',
  customers: 'Open customers',
  notConnected: 'Email isn’t connected yet, so this post can’t be sent from here.',
  connect: 'Connect email',
  test: 'This channel is in the sandbox: nobody gets an email.',
  missingName: 'Emails must show the name of your business.',
  missingAddress: 'Emails must show your postal address.',
  missingBoth: 'Emails must show your business name and postal address.',
  details: 'Add business details',
  noPublicLinks:
    'We can’t send this yet: customers couldn’t open the link to unsubscribe, because CampAIgner has no public address. Ask your administrator to set PUBLIC_URL.',
  preview: 'Preview email',
  previewTitle: 'Email preview',
  previewHint: 'Shows the post as last saved.',
  previewFailed: 'Couldn’t load the preview. Try again.',
  previewLoading: 'Loading the preview',
  subject: 'Subject',
  from: 'From',
  frame: 'The email',
  sendTest: 'Send me a test',
  testSent: 'Test sent to {address}',
  testFailed: 'Couldn’t send the test',
  sending: 'Sending: {done, number} of {total, number}',
  delivered: '{sent, number} of {total, number} delivered',
  stopped: 'You stopped it.',
  waiting: 'Not everyone has it yet. The rest goes out when the channel works again.',
  stop: 'Stop sending',
  stopTitle: 'Stop sending?',
  stopText: 'Customers who haven’t got the email yet won’t get it.',
  stopDone: 'Sending stopped',
  counts: {
    queued: 'Waiting',
    sent: 'Delivered',
    refused: 'Refused',
    failed: 'Failed',
    unconfirmed: 'Unconfirmed',
    skipped: 'Left out',
    unsubscribed: 'Unsubscribed',
    delivered: 'Delivered',
    read: 'Read',
  },
  settings: {
    title: 'Clicks in emails',
    switch: 'Count clicks on links',
    description:
      'Links in your next emails will lead through CampAIgner, which counts how often each link is opened. It doesn’t record who opens it. The email tells your customers.',
    ownerOnly: 'Only owners can change this.',
    failed: 'Couldn’t save this',
    loading: 'Loading',
  },
  links: 'Links',
  clicks: '{count, plural, one {# click} other {# clicks}}',
  problems: 'Addresses with problems',
  problemsMore: 'The first {count, number}.',
  reasons: {
    no_mailbox: 'This mailbox doesn’t exist. We won’t write there again.',
    refused: 'Their mail server refused it.',
    busy: 'Their mail server asked to try later.',
    lost_answer: 'The connection broke off. It may have arrived, so we don’t send it again.',
    not_on_network: 'This number can’t be reached here: it has no account, or an old version of the app.',
    limited: 'They get a lot of marketing, so the network didn’t deliver it. Another day it may.',
    opted_out: 'They stopped your marketing messages in the app. We won’t write there again.',
    no_consent: 'They opted out before it was sent.',
    stopped: 'You stopped sending.',
    sender_refused: 'Your mail server doesn’t let you send from this address.',
    template_refused: 'The network no longer accepts the text.',
    unreachable: 'We couldn’t reach your mail server.',
    disconnected: 'The channel was disconnected.',
  },
  /** Where a phone differs from a mailbox. */
  phoneReasons: {
    refused: 'The network refused it.',
    busy: 'Too many messages to this person. We gave up after several tries.',
    sender_refused: 'The network doesn’t let your number send.',
    unreachable: 'We couldn’t reach the network.',
  },
  phones: {
    audience:
      '{count, plural, =0 {No customer can get messages yet} one {This goes to # customer who agreed to get messages} other {This goes to # customers who agreed to get messages}}',
    audienceHint: 'We check again right before each message. Nobody gets it twice.',
    withoutCode:
      '{count, plural, one {# customer agreed, but the phone number has no country code.} other {# customers agreed, but their phone numbers have no country code.}} Add it, for example +1.',
    nobody:
      'Record consent for customers who agreed to get messages, with their number and its country code.',
    notConnected: 'This channel isn’t connected yet, so this post can’t be sent from here.',
    connect: 'Connect channel',
    test: 'This channel is in the sandbox: nobody gets a message.',
    stopText: 'Customers who haven’t got the message yet won’t get it.',
    sent: '{sent, number} of {total, number} sent',
    sentCount: 'Sent',
    sentHint: 'The network took these messages. It doesn’t tell us here which ones arrived.',
    receiptsHint: 'Some people hide that they read messages, so more may have been read.',
    testTitle: 'Send me a test',
    testText: 'You get the message as customers do, with your first name. It doesn’t count as a recipient.',
    testPhone: 'Your phone number',
    testHint: 'With its country code, for example +1 555 010 0000. This browser remembers it.',
    testCost:
      'The network charges for a test like for any message{price, select, none {} other {: {price}}}.',
    testSend: 'Send test',
  },
  cost: {
    byCountry: 'The network charges for each message; the price depends on the customer’s country.',
    prices: 'See the prices',
    sum: '{sum} at {price} per message',
    enter: 'Enter your price',
    change: 'Change price',
    title: 'Price per message',
    text: 'Look up the price for your country. We multiply it, so you see the sum before sending.',
    field: 'Price',
    hint: 'In {currency}, for example {example}. Leave blank to show no sum.',
    wrong: 'Enter a price, for example {example}',
    save: 'Save price',
  },
  said: 'Answer: {answer}',
} as const
