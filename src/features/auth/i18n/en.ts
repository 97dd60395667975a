export const auth = {
  tagline: 'AI-Powered Social Media Management',
  home: 'CampAIgner home',
  help: 'Help with signing in',
  tabs: { label: 'Sign in or sign up', login: 'Login', signUp: 'Sign Up' },
  promise: {
    label: 'What CampAIgner does',
    statement: 'Your marketing, done between customers.',
    create: {
      title: 'One idea, every network',
      text: 'Write it once and get the right post for each platform.',
    },
    answer: {
      title: 'Every message in one inbox',
      text: 'Comments, chats and emails together, so no one waits.',
    },
    results: { title: 'See what sold', text: 'Campaigns next to your sales, in plain numbers.' },
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
      heading: 'Sign-up is by invitation only',
      text: 'You need an invitation to create an account. Ask your team to invite you, then open the link you get.',
    },
    off: {
      heading: 'Sign-up is closed',
      text: 'This server isn’t accepting new accounts. If you already have one, sign in.',
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
    weak: 'Weak: add more characters or a few words',
    fair: 'Fair: a bit longer would be better',
    strong: 'Strong password',
  },
  forgot: {
    heading: 'Reset your password',
    text: 'Enter your email address and we’ll send you a link to choose a new password.',
    submit: 'Send link',
    pending: 'Sending...',
    sentHeading: 'Check your email',
    sentText:
      'If there’s an account for {email}, a link is on its way. It works once, for one hour. Check your spam folder too.',
    failure: 'Couldn’t send the link',
    noMailHeading: 'This server can’t send email',
    noMailText:
      'No mail server is set up, so we can’t send you a link. Ask your administrator to create one for you with this command:',
    noMailHint: 'Replace you@example.com with your own address. The link works once, for one hour.',
    back: 'Back to sign in',
  },
  reset: {
    heading: 'Choose a new password',
    text: 'You’ll be signed out on all devices. Then sign in with your new password.',
    field: 'New password',
    submit: 'Save new password',
    pending: 'Saving...',
    success: 'Password changed',
    successText: 'Sign in with your new password.',
    failure: 'Password not changed',
    missing: 'This page only works with the link from the email. Open the link again or request a new one.',
    askAgain: 'Request a new link',
  },
  loading: 'Loading',
  resetMail: {
    subject: 'Choose a new password for CampAIgner',
    text: 'Hello {name},\n\nSomeone (probably you) requested a new password for your CampAIgner account. Open this link within one hour to choose one:\n\n{link}\n\nIf it wasn’t you, you can ignore this email: your password hasn’t changed.\n\nCampAIgner',
  },
} as const

export const profile = {
  picture: {
    title: 'Photo',
    description: 'Shown to your team next to your activity.',
    choose: 'Choose photo',
    change: 'Change photo',
    remove: 'Remove',
    hint: 'We’ll crop it to a square.',
    saved: 'Photo updated',
    removed: 'Photo removed',
    failed: 'Photo not changed',
    unreadable: 'We can’t open this file as an image. Choose a PNG or JPG.',
  },
  names: { title: 'Your name', description: 'How your team sees you.' },
  email: {
    title: 'Email address',
    description: 'You use it to sign in and to get our emails.',
    field: 'Email',
    submit: 'Change email',
  },
  language: {
    title: 'Language',
    description: 'For screens, emails and notifications. It changes right away.',
    field: 'Language',
  },
  password: {
    title: 'Password',
    description: 'Changing it signs you out on all your other devices.',
    new: 'New password',
    submit: 'Change password',
  },
  currentPassword: 'Current password',
  currentPasswordPlaceholder: 'Your password',
  show: 'Show password',
  hide: 'Hide password',
  sessions: {
    title: 'Where you’re signed in',
    description: 'Sign out devices you don’t recognize or no longer use.',
    label: 'Devices',
    current: 'This device',
    lastSeen: 'Last used {when}',
    from: 'from {ip}',
    signOut: 'Sign out',
    signOutNamed: 'Sign out {device}',
    signOutOthers: 'Sign out all others',
    signedOut: 'Device signed out',
    othersSignedOut: 'All other devices signed out',
    failed: 'Couldn’t sign out the device',
    loadFailed: 'Couldn’t load your devices.',
    loading: 'Loading devices',
    confirmTitle: 'Sign out all other devices?',
    confirmSubject: '{count, plural, one {# other device} other {# other devices}}',
    confirmText: 'You stay signed in here. You’ll have to sign in again on the other devices.',
  },
  device: {
    browserOn: '{browser} on {system}',
    unknownBrowser: 'Unknown browser',
    unknownSystem: 'an unknown system',
    unknown: 'Unknown device',
  },
  emailChangedMail: {
    subject: 'Your CampAIgner email address was changed',
    text: 'Hello {name},\n\nThe email address of your CampAIgner account was changed. You can no longer sign in with this one.\n\nIf this was you, there’s nothing to do. If it wasn’t, tell the owner of your workspace or your administrator right away.\n\nCampAIgner',
  },
} as const

export const workspaces = {
  switch: 'Switch workspace',
  heading: 'Your workspaces',
  loading: 'Loading your workspaces...',
  loadFailed: 'Couldn’t load. Try again',
  failed: 'Couldn’t switch workspaces',
} as const

export const authRules = {
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 200 characters',
  noFirstName: 'First name is required',
  noLastName: 'Last name is required',
  noPassword: 'Enter your current password',
  wrongPassword: 'Incorrect password',
  unusableEmail: 'This address can’t be used. Choose another one',
} as const

export const authErrors = {
  signup_refused:
    'We couldn’t create an account with these details. If you already have one, sign in or reset your password.',
  signup_invite_only:
    'You need an invitation to create an account. Ask your team to invite you, then open the link you get.',
  signup_closed: 'This server isn’t accepting new accounts. If you already have one, sign in.',
  reset_link_invalid: 'This link has expired or was already used. Request a new one.',
  invalid_credentials: 'Invalid email or password',
} as const

export const screenNames = {
  '/login': 'Login',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'New password',
} as const
