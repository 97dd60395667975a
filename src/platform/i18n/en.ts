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
  invalid_input: 'Some of the details are not right. Nothing was saved.',
  malformed_json: 'The request could not be read: it is not valid JSON. Nothing was saved.',
  unauthorized: 'Unauthorized',
  forbidden: 'You do not have the right to do this. Ask the owner of the workspace.',
  cross_site: 'This request came from another site and was refused.',
  not_found: 'Not found',
  conflict: 'Somebody else changed this in the meantime. Reload and try again.',
  key_reused: 'This key was already used for something else. Nothing was done; send it with a new key.',
  key_in_use:
    'What you asked for the first time is still being done. It will not be done twice; try again in a moment.',
  key_answer_too_large:
    'This was already done, and its answer was too large to keep. Nothing was done again; reload to see it.',
  too_large: 'That is larger than we accept. Nothing was saved.',
  unsupported_type: 'This kind of content is not accepted here. Send JSON.',
  refused: 'This cannot be done. Nothing was saved.',
  rate_limited: 'Too many attempts. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Nothing you saved before is lost. Please try again.',
  unavailable: 'The service is starting or busy. Nothing was lost; please try again in a moment.',
  outcome_unknown:
    "The server is taking too long, so we don't know whether this was saved. Check before you try again.",
  csv_unreadable: 'The file could not be read as CSV. Nothing was imported.',
  address_private:
    'This address leads into a private network, so we did not call it. For a server inside your own network, whoever runs this installation can set ALLOW_PRIVATE_NETWORK=true.',
  time_out_of_range: 'Choose a time that lies ahead, at most one year from now. Nothing was changed.',
} as const

export const zoneTime = { name: '{place} time', timeWithZone: '{time} {zone}' } as const
