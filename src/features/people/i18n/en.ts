export const invitationMail = {
  subject: '{name} invited you to {workspace}',
  somebody: 'Your team',
  button: 'Join team',
  text: 'Hello,\n\n{name} invited you to join “{workspace}” on CampAIgner. Open this link within seven days to join:\n\n{link}\n\nIt works once. If you weren’t expecting this, you can ignore this email.\n\nCampAIgner',
} as const

export const join = {
  title: 'Join the team',
  heading: 'Join {workspace}',
  invitedBy:
    '{name} invited you to join as {role, select, owner {an owner} manager {a manager} other {a member}}.',
  invited:
    'You’ve been invited to join as {role, select, owner {an owner} manager {a manager} other {a member}}.',
  loading: 'Opening invitation',
  loadFailed: 'Couldn’t open the invitation.',
  signedInAs: 'You are signed in as',
  join: 'Join with this account',
  joining: 'Joining…',
  useAnother: 'Join with another account',
  useThis: 'Join as {name}',
  otherAddress:
    'You’re signed in as {current}, but this invitation is for {email}. Join below to switch to {email}.',
  known: 'This email already has an account. Enter its password to join.',
  signInAndJoin: 'Sign in and join',
  createAndJoin: 'Create account and join',
  haveAccount: 'I already have an account',
  amNew: 'I’m new here',
  noAccount: 'This email has no account yet. Choose “I’m new here” below.',
  taken: 'This email already has an account. Choose “I already have an account” below.',
  wrongPassword: 'Wrong password for this account.',
  forgot: 'Forgot your password?',
  success: 'Welcome to {workspace}!',
  successText: 'You’re on the team now.',
  failure: 'You haven’t joined yet',
  invalid: {
    heading: 'This invitation doesn’t work',
    missing: 'This page needs the link from your invitation. Open that link again.',
    next: 'Already joined? Just sign in.',
    login: 'Sign in',
    home: 'Go to home page',
  },
} as const

export const people = {
  title: 'People',
  text: 'Who works here, what they can do, and who they report to.',
  forManagers: 'You can manage members. Only owners can manage managers and other owners.',
  forMembers: 'Only owners and managers can invite people or change this list.',
  roles: { owner: 'Owner', manager: 'Manager', member: 'Member' },
  roleHints: {
    owner: 'Can do everything, including changing settings and people.',
    manager: 'Can invite members and decide what they can do.',
    member: 'Does the daily work. Can’t invite people.',
  },
  table: {
    label: 'People',
    person: 'Person',
    role: 'Role',
    reportsTo: 'Reports to',
    mayApprove: 'Can approve',
    yes: 'Yes',
    no: 'No',
    nobody: 'No one',
    you: 'You',
    actions: 'Actions',
    more: 'More options for {name}',
    change: 'Change role and permissions',
    remove: 'Remove from team',
    leave: 'Leave team',
    failed: 'Couldn’t load your team.',
  },
  change: {
    title: '{name}’s role and permissions',
    onlyOwner: 'You’re the only owner. Make another person an owner before you change your own role.',
    approve: 'Can approve',
    approveHint: 'Can approve tasks that are waiting for approval.',
    save: 'Save',
  },
  remove: {
    title: 'Remove this person from the team?',
    description:
      'They’re signed out right away and lose access to this workspace. Their work stays. Their open tasks become yours, anyone can pick up their conversations, and the people who reported to them will report to their manager.',
    confirm: 'Remove person',
  },
  leave: {
    title: 'Leave {workspace}?',
    text: 'You’re signed out and lose access to this workspace. Your open tasks go to your manager, or to an owner if you don’t have one, and anyone can pick up your conversations. If you don’t belong to another workspace, your account is deleted.',
    password: 'Your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Leave team',
  },
  invite: {
    action: 'Invite people',
    title: 'Invite people',
    email: 'Email (optional)',
    emailHint: 'Leave blank to get a link you can share.',
    signUpOff: 'Sign-up is off here, so only people who already have an account can join.',
    submit: 'Create invitation',
    doneTitle: 'Invitation ready',
    mailed: 'We’re emailing this link to {email}. You can also share it yourself.',
    notMailed: 'There’s no mail server yet, so share this link with {email} yourself.',
    manualPublish: 'Share this link with the person you want to invite.',
    terms: 'Works once. Expires {until}.',
    link: 'Invitation link',
    copy: 'Copy link',
    done: 'Done',
  },
  invitations: {
    title: 'Open invitations',
    label: 'Open invitations',
    for: 'For',
    role: 'Role',
    until: 'Expires',
    expired: 'Expired',
    actions: 'Actions',
    byLink: 'Link to share',
    invitedBy: 'Invited by {name}',
    more: 'More options for the invitation to {name}',
    copy: 'Copy link',
    copyNamed: 'Copy link for {name}',
    resend: 'Resend',
    renew: 'Create new link',
    withdraw: 'Withdraw',
    empty: 'No open invitations.',
    emptyText: 'Invitations stay here, with their link, until they’re accepted.',
    failed: 'Couldn’t load the invitations.',
  },
  withdraw: {
    title: 'Withdraw this invitation?',
    description: 'Its link stops working right away. You can invite this person again later.',
    confirm: 'Withdraw invitation',
  },
  toasts: {
    changed: 'Saved',
    changeFailed: 'Couldn’t save the changes',
    removed: '{name} was removed from the team',
    inviteFailed: 'Couldn’t create the invitation',
    copied: 'Link copied',
    copyFailed: 'Couldn’t copy the link',
    copyFailedText: 'Select it and copy it yourself.',
    resent: 'A new email is on its way',
    renewed: 'New link ready',
    renewedText: 'It works for seven days. The old link no longer works.',
    resendFailed: 'Couldn’t renew the invitation',
    withdrawn: 'Invitation withdrawn',
    leaveFailed: 'Couldn’t leave the team',
  },
} as const

export const peopleRules = {
  missing: 'Fill in this field',
  alreadyHere: 'This person is already on your team',
  notInTeam: 'Choose a member of your team',
  inCircles: 'Choose another person: that one already reports to this one',
  topOfTeam: 'Owners don’t report to anyone',
} as const

export const peopleErrors = {
  last_owner:
    'This workspace needs an owner. Make another person an owner first, or delete the workspace. Nothing was changed.',
  own_membership: 'You can’t change your own role or remove yourself here. Ask an owner, or leave the team.',
  already_member: 'This person is already on your team.',
  invitation_invalid:
    'This invitation no longer works: it has expired, was already used or was withdrawn. Ask for a new one.',
} as const

export const screenNames = {
  '/join': 'Join the team',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  invite: {
    label: 'Invite a teammate',
    words: 'people person member colleague employee staff user add team',
  },
} as const
