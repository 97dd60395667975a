export const auth = {
  tagline: 'AI-Powered Social Media Management',
  home: 'CampAIgner, start page',
  help: 'Help with signing in',
  tabs: { label: 'Login or sign up', login: 'Login', signUp: 'Sign Up' },
  promise: {
    label: 'What CampAIgner does',
    statement: 'Your marketing, done between two customers.',
    create: {
      title: 'One idea, every network',
      text: 'Write it once and get a fitting post for each platform.',
    },
    answer: {
      title: 'Every message in one inbox',
      text: 'Comments, chats and mails together, so nobody waits.',
    },
    results: { title: 'See what sold', text: 'Campaigns beside your sales, in plain figures.' },
  },
  tryAgain: 'Please try again in a moment.',
  login: {
    heading: 'Welcome back',
    text: 'Sign in to your account to continue managing your campaigns.',
    submit: 'Sign In',
    pending: 'Signing in...',
    success: 'Welcome back!',
    successText: "You've been logged in successfully.",
    failure: 'Login failed',
    failureText: 'Invalid email or password',
    forgot: 'Forgot your password?',
  },
  signUp: {
    heading: 'Create account',
    text: 'Start your free trial of CampAIgner today.',
    submit: 'Create Account',
    pending: 'Creating account...',
    success: 'Account created!',
    successText: "Welcome to CampAIgner. You've been logged in automatically.",
    failure: 'Signup failed',
    failureText: 'Failed to create account',
  },
  signUpClosed: {
    invite: {
      heading: 'Sign-up is by invitation',
      text: 'New accounts here need an invitation. Ask your team to invite you, then open the link you get.',
    },
    off: {
      heading: 'Sign-up is closed',
      text: 'No new accounts can be created here. If you already have one, sign in.',
    },
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailPlaceholder: 'you@yourshop.com',
    password: 'Password',
    passwordPlaceholder: 'Your password',
    newPasswordPlaceholder: 'Create a password (min 6 characters)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  strength: {
    weak: 'Weak: add more characters, or a few words',
    fair: 'Fair: a little longer would be better',
    strong: 'Strong password',
  },
  forgot: {
    heading: 'Reset your password',
    text: 'Tell us your email address and we will send you a link to choose a new password.',
    submit: 'Send the link',
    pending: 'Sending...',
    sentHeading: 'Check your mail',
    sentText:
      'If there is an account for {email}, a link is on its way. It works once, for one hour. Look in the spam folder too.',
    failure: 'The link could not be sent',
    noMailHeading: 'This installation cannot send mail',
    noMailText:
      'No mail server is set up here, so we cannot send you a link. Ask the person who runs this installation to create one for you with this command:',
    noMailHint: 'With your own address in place of you@example.com. The link works once, for one hour.',
    back: 'Back to sign in',
  },
  reset: {
    heading: 'Choose a new password',
    text: 'You will be signed out on all devices and can sign in with the new password.',
    field: 'New password',
    submit: 'Save new password',
    pending: 'Saving...',
    success: 'Password changed',
    successText: 'Sign in with your new password.',
    failure: 'Password not changed',
    missing: 'This page needs the link from the mail. Open the link again, or ask for a new one.',
    askAgain: 'Ask for a new link',
  },
  loading: 'Loading',
  resetMail: {
    subject: 'Choose a new password for CampAIgner',
    text: 'Hello {name},\n\nsomebody, probably you, asked for a new password for your CampAIgner account. Open this link within one hour to choose one:\n\n{link}\n\nIf it was not you, you need not do anything: your password has not changed.\n\nCampAIgner',
  },
} as const

export const profile = {
  picture: {
    title: 'Picture',
    description: 'Your team sees it beside what you do.',
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Remove',
    hint: 'We cut it to a square and make it small.',
    saved: 'Your picture was changed',
    removed: 'Your picture was removed',
    failed: 'Your picture was not changed',
    unreadable: 'This file cannot be read as a picture. Choose a PNG or JPG.',
  },
  names: { title: 'Your name', description: 'As your team sees it.' },
  email: {
    title: 'Email address',
    description: 'You sign in with it, and it is where we write to.',
    field: 'Email',
    submit: 'Change email',
  },
  language: {
    title: 'Language',
    description: 'Of the screens, and of the mails and notices you get. It changes at once.',
    field: 'Language',
  },
  password: {
    title: 'Password',
    description: 'All your other devices are signed out when you change it.',
    new: 'New password',
    submit: 'Change password',
  },
  currentPassword: 'Current password',
  currentPasswordPlaceholder: 'Your password',
  show: 'Show password',
  hide: 'Hide password',
  sessions: {
    title: 'Where you are signed in',
    description: 'Sign out what you do not know or no longer use.',
    label: 'Devices',
    current: 'This device',
    lastSeen: 'Last used {when}',
    from: 'from {ip}',
    signOut: 'Sign out',
    signOutNamed: 'Sign out {device}',
    signOutOthers: 'Sign out all others',
    signedOut: 'The device was signed out',
    othersSignedOut: 'All other devices were signed out',
    failed: 'The device was not signed out',
    loadFailed: 'The list of devices could not be loaded.',
    loading: 'Loading the devices',
    confirmTitle: 'Sign out all other devices?',
    confirmSubject: '{count, plural, one {# other device} other {# other devices}}',
    confirmText: 'You stay signed in here. On the others you have to sign in again.',
  },
  device: {
    browserOn: '{browser} on {system}',
    unknownBrowser: 'A browser',
    unknownSystem: 'an unknown system',
    unknown: 'Unknown device',
  },
  emailChangedMail: {
    subject: 'Your CampAIgner address was changed',
    text: 'Hello {name},\n\nthe email address of your CampAIgner account was changed. This address can no longer be used to sign in.\n\nIf it was you, there is nothing to do. If it was not, tell the owner of your workspace, or whoever runs your installation, at once.\n\nCampAIgner',
  },
} as const

export const workspaces = {
  switch: 'Switch workspace',
  heading: 'Your workspaces',
  loading: 'Loading your workspaces...',
  loadFailed: 'Could not be loaded. Try again',
  failed: 'The workspace was not switched',
} as const

export const authRules = {
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 200 characters',
  noFirstName: 'First name is required',
  noLastName: 'Last name is required',
  noPassword: 'Enter your current password',
  wrongPassword: 'This is not your password',
  unusableEmail: 'This address cannot be used. Choose another one',
} as const

export const authErrors = {
  signup_refused:
    'We could not create an account with these details. If you already have one, sign in or reset your password.',
  signup_invite_only:
    'New accounts here need an invitation. Ask your team to invite you, then open the link you get.',
  signup_closed: 'No new accounts can be created here. If you already have one, sign in.',
  reset_link_invalid: 'This link has expired or was already used. Please ask for a new one.',
  invalid_credentials: 'Invalid email or password',
} as const
