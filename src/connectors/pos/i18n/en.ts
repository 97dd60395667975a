export const posRules = {
  noKey: 'Enter the key',
  noAddress: 'Enter the store URL',
  oddKey: 'This key contains characters that keys don’t have. Copy it again',
  oddAddress: 'Enter a valid store URL',
} as const
