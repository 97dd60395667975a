import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '#client/data/query.ts'
import { listActivity } from '../activity.contract.ts'

const PAGE = 8

export const useActivity = () => useInfiniteQuery(readPages(listActivity, { query: { limit: PAGE } }))
