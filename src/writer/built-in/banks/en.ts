import type { LanguageBank } from '../bank.ts'
import { holidays, seasons } from './en/calendar.ts'
import { industries } from './en/industries.ts'
import { plan } from './en/plan.ts'

export const banks: LanguageBank = {
  country: 'US',
  industries,
  seasons,
  holidays,
  plan,
}
