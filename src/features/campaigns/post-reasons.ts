import { rejectionCodes } from '#connectors/social/rejection.ts'

/** Why a post failed or needs a person; each has a text in i18n/. */
export const postReasons = [
  'no_account',
  'chosen_account_gone',
  'needs_reconnect',
  'finish_in_app',
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

/** A post never goes out through another account than the chosen one. */
export const reasonWithoutAccount = ({ accountId }: { accountId: string | null }): PostReason =>
  accountId === null ? 'no_account' : 'chosen_account_gone'

/** Reasons of posts that go out by themselves once their account is connected again. */
export const reasonsToWait: readonly PostReason[] = ['needs_reconnect', 'chosen_account_gone']
export const waitsForAccount = (reason: string | null): boolean =>
  reasonsToWait.some((each) => each === reason)

/** It waits as a draft in the network's app: a person posts it there, and nothing has to be sent again. */
export const isFinishedInApp = (reason: string | null): boolean => reason === 'finish_in_app'

/** The network said no, for good: in its own words, or for a reason that we know. */
export const isRejection = (reason: string | null): boolean =>
  reason === 'rejected' || rejectionCodes.some((code) => code === reason)

/** It is about a file of ours; the detail names it. */
export const isAboutFile = (reason: string | null): boolean => reason?.startsWith('file_') === true
