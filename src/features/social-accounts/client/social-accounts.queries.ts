import { useQuery } from '@tanstack/react-query'
import { read } from '#client/data/query.ts'
import { listSocialAccounts } from '../social-accounts.contract.ts'

export const useSocialAccounts = () => useQuery(read(listSocialAccounts, {}))
