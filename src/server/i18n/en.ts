export const serverRules = {
  notOurs: 'This cursor doesn’t belong to this list',
  wrongKey: 'The key must have 1 to {max} printable characters',
  notAllowed: 'Contains a character that isn’t allowed',
} as const
