import type { LanguageBank } from '../bank.ts'
import { holidays, seasons } from './es/calendar.ts'
import { industries } from './es/industries.ts'
import { plan } from './es/plan.ts'

export const banks: LanguageBank = {
  country: 'ES',
  industries,
  seasons,
  holidays,
  plan,
}
