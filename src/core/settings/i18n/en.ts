export const aiSettings = {
  title: 'AI provider',
  description: 'The AI that writes your texts. You use your own account there, at its prices.',
  source: {
    workspace: 'Connected: {provider}, model {model}.',
    installation:
      'This installation already offers the model {model}. Fill in the form only if you want to use your own.',
    none: 'No provider is connected. Until one is, nothing of yours is sent to any AI.',
  },
  tested: 'Last tried out {when}.',
  lost: 'The stored key cannot be read any more, because the secret of this installation has changed. Enter it again.',
  fields: {
    provider: 'Provider',
    model: 'Model',
    modelHint: 'Exactly as the provider calls it, for example {example}.',
    baseUrl: 'Address',
    baseUrlPlaceholder: 'https://ai.example/v1',
    baseUrlHint: 'Where it speaks as OpenAI does. It usually ends in /v1.',
    apiKey: 'Key',
    keyHint: 'You get it in your account at the provider. We store it encrypted and never show it again.',
    keyOptional: 'Only if the model asks for one. We store it encrypted and never show it again.',
    keyKept: 'A key is stored. Leave this empty to keep it.',
    keyKeptHint: 'The stored key ends in {hint}. Leave this empty to keep it.',
    show: 'Show key',
    hide: 'Hide key',
  },
  save: 'Try it out and save',
  saveHint: 'We ask the model for one word first. Only when it answers is anything saved.',
  saved: 'It answered. Saved.',
  failed: 'Not saved: the test call did not work',
  remove: {
    action: 'Disconnect',
    title: 'Disconnect this AI provider?',
    description: 'The settings and the key are forgotten. Texts that were written stay.',
    toast: 'AI provider disconnected',
  },
  loadFailed: 'The AI provider could not be loaded.',
} as const

export const industry = {
  retail: 'Retail & E-commerce',
  food: 'Food & Beverage',
  beauty: 'Beauty & Cosmetics',
  fashion: 'Fashion & Apparel',
  health: 'Health & Fitness',
  technology: 'Technology',
  professional: 'Professional Services',
  'real-estate': 'Real Estate',
  travel: 'Travel & Tourism',
  education: 'Education',
  other: 'Other',
} as const

export const mailSettings = {
  title: 'Mail server',
  description: 'Invitations, messages to customers and links to choose a new password leave through it.',
  source: {
    workspace: 'Mails leave through {host} as {from}.',
    installation:
      'Mails leave through the mail server of this installation. Fill in the form only if you want to use your own.',
    none: 'There is no mail server yet, so CampAIgner cannot send mails.',
  },
  tested: 'Last tried out {when}.',
  lost: 'The stored password cannot be read any more, because the secret of this installation has changed. Enter it again.',
  ownerOnly: 'Only the owner can change the mail server.',
  fields: {
    host: 'Server',
    hostPlaceholder: 'smtp.yourprovider.com',
    port: 'Port',
    encryption: 'Encryption',
    encryptionOptions: { starttls: 'STARTTLS, usually port 587', tls: 'TLS, usually port 465' },
    username: 'User name',
    usernameHint: 'Often your email address. Leave it empty if the server asks for no login.',
    password: 'Password',
    passwordHint: 'Some providers ask for an app password made just for this.',
    passwordKept: 'A password is stored. Leave this empty to keep it.',
    fromName: 'Sender’s name',
    fromEmail: 'Sender’s email',
    show: 'Show password',
    hide: 'Hide password',
  },
  save: 'Send me a test mail and save',
  saveHint: 'We send one mail to your own address first. Only when it leaves is anything saved.',
  saved: 'Saved. The test mail went to {email}.',
  failed: 'Not saved: the test mail did not leave',
  test: 'Send a test mail',
  testSent: 'The test mail went to {email}',
  testFailed: 'The test mail did not leave',
  remove: {
    action: 'Remove mail server',
    title: 'Remove this mail server?',
    description: 'The server and its password are forgotten. Nothing that was sent is lost.',
    toast: 'Mail server removed',
  },
  loadFailed: 'The mail server could not be loaded.',
  testMail: {
    subject: 'CampAIgner can send mail',
    text: 'Hello,\n\nthis mail was sent to try out the mail server in CampAIgner. It works.\n\nYou need not do anything.\n\nCampAIgner',
  },
} as const

export const recount = {
  title: "We're recounting your figures for the new time zone… {percent}",
  detail: "You can keep working. Until it's done, some days may be off by a few hours.",
} as const

export const settingsRules = {
  noModel: 'Enter the name of the model',
  noAddress: 'Enter the address of the provider, for example https://ai.example/v1',
  badKey: 'A key has neither spaces nor special characters. Copy it again',
  noHost: 'Enter the server, for example smtp.yourprovider.com',
  noPort: 'Enter a port, usually 587 or 465',
  noName: 'Enter a name for the sender',
  oneLine: 'This is one line of text',
  noKey: 'Enter the key. A stored one is only used for the provider and address it was given for',
  noPassword: 'Enter the password. A stored one is only used for the server and user it was given for',
  noZone: 'Choose a time zone from the list',
  noCurrency: 'Choose a currency from the list',
  noCountry: 'Choose a country from the list',
} as const

export const settingsErrors = {
  ai_key_refused: 'The provider did not accept the key. Copy it again and check that it is still valid.',
  ai_model_unknown: 'The provider does not know this model. Check its name.',
  ai_unreachable: 'Nothing answered at the provider’s address. Check the address and try again.',
  ai_too_slow: 'The provider took too long to answer. Try again, or choose a smaller model.',
  ai_quota:
    'The provider says that your quota is used up. Check the balance and limits of your account there.',
  ai_refused: 'The provider refused the call. Check the model and the key.',
  ai_provider_failed: 'The provider has trouble of its own at the moment. Try again later.',
  ai_unreadable: 'What answers at this address is not an AI provider we understand. Check the address.',
  ai_answer_unusable:
    'The model answered, but not in a form we can use. Try again, or choose a larger model.',
  mail_unreachable: 'The mail server could not be reached. Check the server and the port.',
  mail_too_slow: 'The mail server took too long to answer. Check the port and the encryption.',
  mail_login_refused: 'The mail server did not accept the user name and password.',
  mail_tls_failed: 'No secure connection could be made. Check the encryption and the port.',
  mail_sender_refused: 'The mail server does not accept the sender’s address.',
  mail_recipient_refused: 'The mail server refused to deliver to your own address.',
  mail_refused: 'The mail server did not take the mail. Check the port, the encryption and the login.',
  mail_not_set: 'There is no mail server yet, so nothing was sent.',
} as const
