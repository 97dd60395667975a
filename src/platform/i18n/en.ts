export const platformRules = {
  atMostCharacters: 'At most {max} characters',
  invalidEmail: 'Please enter a valid email address',
  amountsAreWholeCents: 'Amounts are whole cents',
  amountMustNotBeNegative: 'Amount must not be negative',
  amountIsTooLarge: 'Amount is too large',
} as const

/** What the validation library finds by itself. */
export const validation = {
  required: 'Required',
  expected: 'Expected {expected}, received {received}',
  types: {
    string: 'string',
    number: 'number',
    int: 'int',
    boolean: 'boolean',
    object: 'object',
    array: 'array',
    null: 'null',
  },
  tooSmall:
    '{of, select, string {String must contain at least {minimum} character(s)} array {List must contain at least {minimum} item(s)} other {Must be {bound, select, open {greater than} other {at least}} {minimum}}}',
  tooBig:
    '{of, select, string {String must contain at most {maximum} character(s)} array {List must contain at most {maximum} item(s)} other {Must be {bound, select, open {less than} other {at most}} {maximum}}}',
  format:
    '{format, select, email {Invalid email} url {Invalid url} uuid {Invalid id} date {Invalid date} datetime {Invalid date and time} other {Invalid}}',
  option: 'Must be one of: {values}',
  keys: 'Unknown: {keys}',
  multiple: 'Must be a multiple of {of}',
  other: 'Invalid',
} as const
