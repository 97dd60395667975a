import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { getWriter } from '../writing.contract.ts'

export const useWriter = () => useQuery(read(getWriter, {}))
