export const workspaceData = {
  export: {
    title: 'Take everything with you',
    text: 'One zip with every row of this workspace as JSON and every stored file. Passwords and keys are not in it.',
    action: 'Export everything',
    noRight: 'Only an owner can export the workspace.',
  },
  delete: {
    title: 'Delete account and workspace',
    text: 'Deletes the workspace “{name}” with its customers, invoices, brands, files and people, and every account that belongs to no other workspace. It cannot be undone.',
    backups:
      'Backups that were made before still hold it, until whoever runs this installation removes them.',
    action: 'Delete the workspace…',
    noRight: 'Only an owner can delete the workspace.',
    dialogTitle: 'Delete the workspace “{name}” for good?',
    dialogText:
      'All of it goes at once, for everybody in the team. Export everything first if you may need it again.',
    confirmation: 'Type the name of the workspace: {name}',
    password: 'Your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Delete for good',
    failed: 'The workspace was not deleted',
  },
} as const

export const workspaceDataRules = {
  nameDoesNotMatch: 'Type the name of the workspace exactly as it stands above',
} as const
