import { rejectionCodes } from '#connectors/social/rejection.ts'

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
  ...rejectionCodes,
] as const
export type PostReason = (typeof postReasons)[number]

/** The network said no, for good: in its own words, or for a reason that we know. */
export const isRejection = (reason: string | null): boolean =>
  reason === 'rejected' || rejectionCodes.some((code) => code === reason)

/** It is about a file of ours; the detail names it. */
export const isAboutFile = (reason: string | null): boolean => reason?.startsWith('file_') === true
