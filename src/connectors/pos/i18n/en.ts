export const posRules = {
  noKey: 'Enter the key',
  noAddress: 'Enter the address of the shop',
  oddKey: 'This key has characters that no key has. Copy it again',
  oddAddress: 'This is no address of a shop',
} as const
