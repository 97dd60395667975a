import { useMutation, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { call } from '#client/api.ts'
import { read, refresh } from '#client/query.ts'
import { createBrand, listBrands, type newBrandSchema } from '../brands.contract.ts'

export const useBrands = () => useQuery(read(listBrands, {}))

export const useCreateBrand = () =>
  useMutation({
    mutationFn: (body: z.input<typeof newBrandSchema>) => call(createBrand, { body }),
    onSuccess: () => refresh(listBrands.path),
  })
