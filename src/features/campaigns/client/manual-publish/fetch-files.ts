import type { Post } from '#features/campaigns/post-shape.ts'

/** The pictures and videos of a post as files, under names that say where they belong. */
export const fetchFiles = ({ platform, media }: Pick<Post, 'platform' | 'media'>): Promise<File[]> =>
  Promise.all(
    media.map(async ({ url }, place) => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(`The file answered ${answer.status}.`)
      const blob = await answer.blob()
      const ending = blob.type.split('/').at(-1) ?? ''
      return new File([blob], `${platform}-${place + 1}.${ending}`, { type: blob.type })
    }),
  )
