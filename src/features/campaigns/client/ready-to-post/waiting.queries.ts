import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { listWaitingPosts } from '#features/campaigns/waiting.contract.ts'

export const useWaitingPosts = () => useQuery(read(listWaitingPosts, {}))
