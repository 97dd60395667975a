/** Why a network refuses a post for good, if its answer says so; each has words of ours. */
export const rejectionCodes = [
  'too_long',
  'duplicate',
  'not_allowed',
  'destination_gone',
  'file_too_big',
  'file_type',
  'file_missing',
] as const
export type RejectionCode = (typeof rejectionCodes)[number]
