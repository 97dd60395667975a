import type { Industry } from '#platform/industries.ts'
import type { IndustryBank } from '../../bank.ts'
import { beauty, health } from './care.ts'
import { education, other, travel } from './discovery.ts'
import { professional, realEstate, technology } from './services.ts'
import { fashion, food, retail } from './shops.ts'

export const industries: Record<Industry, IndustryBank> = {
  retail,
  food,
  beauty,
  fashion,
  health,
  technology,
  professional,
  'real-estate': realEstate,
  travel,
  education,
  other,
}
