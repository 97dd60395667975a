export const serverRules = {
  notOurs: 'This cursor doesn’t belong to this list',
  wrongKey: 'The key must have 1 to {max} printable characters',
  notAllowed: 'Contains a character that isn’t allowed',
} as const

export const storageErrors = {
  files_away: 'We can’t reach the file storage right now. Nothing was lost. Try again in a few minutes.',
  files_no_space:
    'The server has no space left for files. Nothing you saved is lost. Ask your administrator to free up space, then try again.',
  files_refused:
    'The file storage refuses our requests. Nothing you saved is lost. Ask your administrator to check its settings, then try again.',
} as const
