import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { read, refresh, refreshLists, showAnswer } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { updateBrand } from '#core/brands/brands.contract.ts'
import { saveBrandDesign } from '#features/brand-studio/brand-studio.contract.ts'
import { generateCampaign, getCampaign } from '#features/campaigns/campaigns.contract.ts'
import { publishCampaign } from '#features/campaigns/publish.contract.ts'
import { connectAllTestAccounts } from '#features/social-accounts/social-accounts.contract.ts'
import { type BrandStyle, defaultPalettes, fontPairs } from '#platform/brand-styles.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { getFirstSteps } from '../first-steps.contract.ts'

export const useFirstSteps = (isWanted: boolean) =>
  useQuery({ ...read(getFirstSteps, {}), enabled: isWanted })

type Look = { brandId: string; logoUrl: string | null; style: BrandStyle | null }

/** A style brings its colors and fonts; a logo alone changes neither. */
export const useSaveLook = () =>
  useMutation({
    mutationFn: async ({ brandId, logoUrl, style }: Look): Promise<void> => {
      if (style === null) {
        await call(updateBrand, { params: { id: brandId }, body: { logo: logoUrl } })
        return
      }
      await call(saveBrandDesign, {
        body: {
          brandId,
          brandStyle: style,
          colorPalette: defaultPalettes[style],
          typography: fontPairs[style],
          logoUrl,
        },
      })
    },
    onSuccess: () => refresh('brand-design', 'brands'),
  })

const campaignQuery = (id: string) => read(getCampaign, { params: { id } })

export const useFirstPost = (id: string) => useQuery(campaignQuery(id))

export function useWriteFirstPost() {
  const generate = useIdempotentCall(generateCampaign)
  return useMutation({
    mutationFn: (body: CallInput<typeof generateCampaign>['body']) => generate({ body }),
    onSuccess: () => refreshLists('campaigns', 'activity'),
  })
}

type Publishing = { id: string; platforms: readonly Platform[] }

/** Connects the platforms to the sandbox, then publishes. Both can be repeated after a failure. */
export function usePublishToSandbox() {
  const publish = useIdempotentCall(publishCampaign)
  return useMutation({
    mutationFn: async ({ id, platforms }: Publishing) => {
      await call(connectAllTestAccounts, { body: { platforms: [...platforms] } })
      return publish({ params: { id } })
    },
    onSuccess: (campaign) => {
      showAnswer(campaignQuery(campaign.id).queryKey, campaign)
      void refresh('social-accounts')
      void refreshLists('campaigns', 'activity')
    },
  })
}
