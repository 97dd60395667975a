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

export const platformErrors = {
  invalid_input: 'Some details aren’t valid. Nothing was saved.',
  malformed_json: 'The request isn’t valid JSON. Nothing was saved.',
  unauthorized: 'Unauthorized',
  forbidden: 'You don’t have permission to do this. Ask the workspace owner.',
  cross_site: 'This request came from another site and was blocked.',
  not_found: 'Not found',
  conflict: 'Someone else changed this in the meantime. Reload and try again.',
  key_reused: 'This key was already used for another request. Nothing was done; send it with a new key.',
  key_in_use: 'Your first request is still running. It won’t run twice; try again in a moment.',
  key_answer_too_large:
    'This was already done, but the response was too large to keep. It wasn’t done again; reload to see it.',
  too_large: 'This is larger than we accept. Nothing was saved.',
  unsupported_type: 'This type of content isn’t accepted here. Send JSON.',
  refused: 'This can’t be done. Nothing was saved.',
  rate_limited: 'Too many attempts. Wait a bit and try again.',
  internal: 'Something went wrong on our side. Everything you saved is safe. Please try again.',
  unavailable: 'The service is starting up or busy. Nothing was lost; try again in a moment.',
  outcome_unknown:
    'The server is taking too long, so we don’t know if this was saved. Check before you try again.',
  csv_unreadable: 'We couldn’t read this file as CSV. Nothing was imported.',
  address_private:
    'This address points to a private network, so we didn’t call it. To allow a server inside your own network, your administrator can set ALLOW_PRIVATE_NETWORK=true.',
  time_out_of_range: 'Choose a time in the future, at most one year from now. Nothing was changed.',
} as const

export const zoneTime = { name: '{place} time', timeWithZone: '{time} {zone}' } as const
