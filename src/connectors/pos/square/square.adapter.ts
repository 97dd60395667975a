import * as z from 'zod'
import type { Limits } from '#server/outgoing/guarded-fetch.ts'
import { readJson } from '#server/outgoing/read-json.ts'
import { outsideId, outsideToken } from '#server/outside-text.ts'
import { type PosAdapter, PosFailure, type PosSale } from '../pos.ts'
import { createPosClient, type PosDeps } from '../pos-client.ts'
import type { Credentials } from '../registry.ts'
import { tidyOrNull, understood } from '../rows.ts'
import { type Square, squareApi, squareUrl } from './square.api.ts'
import {
  categoryNames,
  countedVariations,
  imageUrls,
  itemsByPayment,
  orderIdOf,
  productsFrom,
  saleFrom,
  stockOf,
} from './square.map.ts'

// Payments are listed per location. A cursor has the remaining locations and the position in the first of them.
const placeSchema = z.object({ locations: z.array(outsideId).max(1000), after: outsideToken.nullable() })
type Place = z.output<typeof placeSchema>

function placeAt(cursor: string): Place {
  const { data } = placeSchema.safeParse(readJson(cursor))
  if (!data) throw new PosFailure('unexpected_answer')
  return data
}

async function firstPlace(square: Square): Promise<Place> {
  const { locations } = await square.locations()
  return { locations: locations.map(({ id }) => id), after: null }
}

function nextPlace({ locations }: Place, after: string | null): string | null {
  const rest = after === null ? locations.slice(1) : locations
  return rest.length > 0 ? JSON.stringify({ locations: rest, after } satisfies Place) : null
}

/** Inventory needs a separate permission; without it, stock is unknown. */
async function stockIfShown(square: Square, variations: string[]): Promise<Map<string, number>> {
  const counts: unknown[] = []
  try {
    for (
      let after: string | null = null, isFirst = variations.length > 0;
      isFirst || after !== null;
      isFirst = false
    ) {
      const page = await square.counts(variations, after)
      counts.push(...page.counts)
      after = page.cursor || null
    }
  } catch (error) {
    if (!(error instanceof PosFailure && error.problem === 'rights_missing')) throw error
  }
  return stockOf(counts)
}

async function itemsOf(square: Square, payments: unknown[]): Promise<Map<string, PosSale['items']>> {
  const ids = [...new Set(payments.flatMap((payment) => orderIdOf(payment) ?? []))]
  return itemsByPayment(ids.length > 0 ? (await square.orders(ids)).orders : [])
}

export function squareAdapter(
  { accessToken, applicationId }: Credentials<'square'>,
  deps: PosDeps,
  limits: Limits,
): PosAdapter {
  const openClient = createPosClient('square', deps, limits)
  const open = () =>
    squareApi(openClient(), deps.env.baseUrls.pos.square ?? squareUrl(applicationId), accessToken)
  return {
    async check() {
      const square = open()
      const [first] = (await square.locations()).locations
      // Every Square account has at least one location.
      if (!first) throw new PosFailure('unexpected_answer')
      await square.items(null, 1)
      await square.payments(first.id, null, null, 1)
      await square.tryOrders(first.id)
      return {
        storeName: tidyOrNull(first.business_name ?? first.name),
        storeUrl: tidyOrNull(first.website_url),
        account: tidyOrNull(first.merchant_id),
      }
    },

    async products(cursor) {
      const square = open()
      const page = await square.items(cursor)
      const names = categoryNames(page.related_objects)
      const stock = await stockIfShown(square, page.objects.flatMap(countedVariations))
      const images = imageUrls(page.related_objects)
      const products = page.objects.flatMap((item) => productsFrom(item, names, stock, images))
      return { ...understood(products, (product) => product), next: page.cursor || null }
    },

    async sales(cursor, since) {
      const square = open()
      const place = cursor === null ? await firstPlace(square) : placeAt(cursor)
      const [location] = place.locations
      if (location === undefined) return { rows: [], skipped: 0, next: null }
      const page = await square.payments(location, place.after, since)
      const items = await itemsOf(square, page.payments)
      return {
        ...understood(page.payments, (payment) => saleFrom(payment, items)),
        next: nextPlace(place, page.cursor || null),
      }
    },
  }
}
