import type { Industry } from '#platform/industries.ts'
import type { HolidayKey } from '../built-in/holiday-days.ts'
import type { TradeId } from '../trades/find-trade.ts'

/** `main`: a day the trade lives from. `good`: one that brings customers. Other days only get a greeting. */
export type Weight = 'main' | 'good'

type Weights = Partial<Record<HolidayKey, Weight>>

const gifts: Weights = {
  christmas: 'main',
  epiphany: 'good',
  valentine: 'good',
  'mothers-day': 'main',
  'fathers-day': 'good',
  'black-friday': 'good',
  'buen-fin': 'good',
}
const table: Weights = {
  christmas: 'main',
  'new-years-eve': 'good',
  easter: 'good',
  thanksgiving: 'good',
}
const meals: Weights = {
  valentine: 'main',
  'mothers-day': 'main',
  'fathers-day': 'good',
  christmas: 'good',
  'new-years-eve': 'good',
}
const bakes: Weights = {
  epiphany: 'main',
  easter: 'good',
  'mothers-day': 'main',
  christmas: 'main',
  'day-of-the-dead': 'main',
  valentine: 'good',
}
const looks: Weights = {
  'mothers-day': 'main',
  christmas: 'good',
  'new-years-eve': 'main',
  valentine: 'good',
}
const clothes: Weights = {
  'black-friday': 'main',
  'buen-fin': 'main',
  christmas: 'main',
  'mothers-day': 'good',
  'fathers-day': 'good',
}
const equipment: Weights = {
  'black-friday': 'main',
  'buen-fin': 'main',
  christmas: 'good',
  'fathers-day': 'good',
}

const ofTrades: Readonly<Record<TradeId, Weights>> = {
  florist: {
    valentine: 'main',
    'womens-day': 'good',
    'book-day': 'good',
    'mothers-day': 'main',
    'day-of-the-dead': 'main',
    'love-and-friendship': 'main',
    christmas: 'good',
  },
  bakery: bakes,
  'pastry-shop': bakes,
  restaurant: meals,
  pizzeria: meals,
  bar: { 'st-patrick': 'good', halloween: 'good', 'new-years-eve': 'main', valentine: 'good' },
  cafe: { 'mothers-day': 'good', valentine: 'good', christmas: 'good' },
  'ice-cream-shop': { 'childrens-day': 'main', 'mothers-day': 'good' },
  caterer: { ...table, 'new-years-eve': 'main' },
  butcher: table,
  fishmonger: table,
  greengrocer: table,
  delicatessen: table,
  'wine-shop': { ...table, 'fathers-day': 'good', valentine: 'good' },
  'hair-salon': looks,
  'nail-salon': looks,
  'beauty-salon': looks,
  barber: { 'fathers-day': 'main', christmas: 'good', 'new-years-eve': 'good' },
  spa: { ...looks, valentine: 'main' },
  jeweler: { valentine: 'main', 'mothers-day': 'main', christmas: 'main', 'love-and-friendship': 'good' },
  bookshop: { 'book-day': 'main', christmas: 'main', epiphany: 'good', 'fathers-day': 'good' },
  'toy-shop': { epiphany: 'main', christmas: 'main', 'childrens-day': 'main' },
  'gift-shop': { ...gifts, 'love-and-friendship': 'main', 'friends-day': 'good' },
  'clothes-shop': clothes,
  'shoe-shop': clothes,
  'furniture-shop': equipment,
  'hardware-store': equipment,
  'bike-shop': equipment,
  hotel: { easter: 'good', valentine: 'main', 'new-years-eve': 'good' },
  photographer: { 'mothers-day': 'good', christmas: 'main' },
}

const ofIndustries: Partial<Record<Industry, Weights>> = {
  retail: gifts,
  fashion: clothes,
  food: meals,
  beauty: looks,
  technology: equipment,
}

/** A known trade has its own days; otherwise those of the industry count. */
export function weightOf(
  key: HolidayKey,
  trade: TradeId | null,
  industry: Industry | null,
): Weight | undefined {
  if (trade !== null) return ofTrades[trade]?.[key]
  return industry === null ? undefined : ofIndustries[industry]?.[key]
}
