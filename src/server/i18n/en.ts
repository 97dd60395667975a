export const serverRules = {
  notOurs: 'This is not a cursor of this list',
  wrongKey: 'The key needs 1 to {max} printable characters',
  notAllowed: 'Contains a character that is not allowed',
} as const
