import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { getHome } from '../home.contract.ts'

export const useHome = () => useQuery(read(getHome, {}))
