import * as z from 'zod'
import { outsideId, outsideLine, outsideList, outsideText, outsideToken } from '#server/outside-text.ts'

const MAX_ITEMS = 1000
const urn = outsideId.min(1)
const address = z.url({ protocol: /^https?$/ }).max(10_000)
/** An item that we cannot read must not cost us the others. */
const listOf = <T extends z.ZodType>(item: T) =>
  outsideList(z.unknown(), MAX_ITEMS).transform((all) =>
    all.flatMap((each) => {
      const { data } = item.safeParse(each)
      return data === undefined ? [] : [data]
    }),
  )

export const personSchema = z.object({ sub: outsideId.min(1), name: outsideLine.nullish() })

export const aclsSchema = z.object({
  elements: outsideList(
    z.object({
      // Older versions say "organizationTarget".
      organization: urn.nullish(),
      organizationTarget: urn.nullish(),
      roleAssignee: urn.nullish(),
    }),
    MAX_ITEMS,
  ),
})

export const organizationsSchema = z.object({
  results: z.record(z.string().max(100), z.object({ localizedName: outsideLine.nullish() })),
})

export const imageUploadSchema = z.object({ value: z.object({ uploadUrl: address, image: urn }) })

export const videoUploadSchema = z.object({
  value: z.object({
    video: urn,
    uploadToken: outsideToken.nullish(),
    uploadInstructions: z
      .array(
        z.object({
          uploadUrl: address,
          firstByte: z.number().int().nonnegative(),
          lastByte: z.number().int().nonnegative(),
        }),
      )
      .min(1)
      .max(10_000),
  }),
})

export const videoSchema = z.object({ status: outsideLine })

export const createdSchema = z.object({ id: urn })

const media = z.object({ id: urn.nullish() })
export const postsSchema = z.object({
  elements: listOf(
    z.object({
      id: urn,
      commentary: outsideText.nullish(),
      createdAt: z.number().nullish(),
      content: z
        .object({
          media: media.nullish(),
          multiImage: z.object({ images: outsideList(media, MAX_ITEMS).nullish() }).nullish(),
          article: z.object({ thumbnail: urn.nullish() }).nullish(),
        })
        .nullish()
        .catch(null),
    }),
  ),
})

export const commentsSchema = z.object({
  elements: listOf(
    z.object({ actor: urn.nullish(), message: z.object({ text: outsideText.nullish() }).nullish() }),
  ),
})

const figure = z.number().int().nonnegative().nullish().catch(null)
export const statisticsSchema = z.object({
  elements: listOf(
    z.object({
      share: urn.nullish(),
      ugcPost: urn.nullish(),
      totalShareStatistics: z.object({
        impressionCount: figure,
        likeCount: figure,
        commentCount: figure,
        shareCount: figure,
        clickCount: figure,
      }),
    }),
  ),
})

export const errorSchema = z.object({
  code: outsideLine.nullish().catch(null),
  serviceErrorCode: z.number().nullish().catch(null),
  message: outsideLine.nullish().catch(null),
})
