/** Why a post failed or needs a person; each has a text in i18n/. */
export const postReasons = [
  'no_account',
  'needs_reconnect',
  'missed',
  'refused_by_rules',
  'rejected',
  'not_sent',
  'broken',
  'rate_limited',
  'unconfirmed',
  'not_there',
] as const
export type PostReason = (typeof postReasons)[number]
