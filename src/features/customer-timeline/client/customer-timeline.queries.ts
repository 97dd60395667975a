import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#client/data/query.ts'
import { customerTimeline } from '../customer-timeline.contract.ts'

export const useCustomerTimeline = (id: string) =>
  useInfiniteQuery(readPages(customerTimeline, { params: { id }, query: { limit: 20 } }))
