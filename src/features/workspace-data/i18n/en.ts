export const workspaceData = {
  export: {
    title: 'Export your data',
    text: 'One ZIP file with all data in this workspace as JSON, plus every stored file. Passwords and keys aren’t included.',
    action: 'Export everything',
    noRight: 'Only an owner can export the workspace.',
  },
  delete: {
    title: 'Delete account and workspace',
    text: 'Deletes the workspace “{name}” with its customers, invoices, brands, files and people, and every account that isn’t in another workspace. This can’t be undone.',
    backups: 'Existing backups keep this data until your administrator deletes them.',
    action: 'Delete workspace…',
    noRight: 'Only an owner can delete the workspace.',
    dialogTitle: 'Permanently delete the workspace “{name}”?',
    dialogText:
      'Everything is deleted at once, for your whole team. Export everything first if you might need it again.',
    confirmation: 'Type the workspace name: {name}',
    password: 'Your password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Delete permanently',
    failed: 'Couldn’t delete the workspace',
  },
} as const

export const workspaceDataRules = {
  nameDoesNotMatch: 'Type the workspace name exactly as shown above',
} as const
