import * as z from 'zod'
import { ruleText } from '#platform/validation.ts'
import { posRules } from './i18n/index.ts'

const KEY_MAX = 500
const ADDRESS_MAX = 300

const noKey = ruleText(posRules, 'noKey')
const noAddress = ruleText(posRules, 'noAddress')
const oddKey = ruleText(posRules, 'oddKey')
const oddAddress = ruleText(posRules, 'oddAddress')

/** Keys are sent in a header, so only printable ASCII is allowed. */
export const key = z
  .string()
  .trim()
  .min(1, noKey)
  .max(KEY_MAX)
  .regex(/^[\x21-\x7e]*$/, oddKey)

/** A shop's address, with or without a scheme. */
export const address = z
  .string()
  .trim()
  .min(1, noAddress)
  .max(ADDRESS_MAX)
  .regex(/^(https?:\/\/)?([^\s/@?#:\\[\]]+|\[[\da-f:.]+\])(:\d{1,5})?([/?#][^\s\\]*)?$/i, oddAddress)
