/** Why a network refuses a post for good, if its answer says so; each has words of ours. */
export const rejectionCodes = [
  'too_long',
  'duplicate',
  'not_allowed',
  'app_not_approved',
  'update_needed',
  'destination_gone',
  /** A community has rules of its own: what may be posted there, and how it is labelled. */
  'community_rules',
  'flair_required',
  'flair_unknown',
  'file_too_big',
  'file_type',
  'file_shape',
  'file_missing',
  'no_public_address',
  /** The network reads files only from addresses that are verified in the app. */
  'address_unverified',
  'too_many_drafts',
  'no_recipients',
  'all_refused',
  'sender_refused',
  'mailing_stopped',
  'spending_limit',
  'no_credits',
  'postal_address_missing',
  'sender_name_missing',
  'public_url_missing',
] as const
export type RejectionCode = (typeof rejectionCodes)[number]
