import type { Platform } from '#channels/platforms.ts'

export interface PostPreviewProps {
  post: {
    platform: Platform
    title: string
    text: string
    media: {
      id: string
      kind: 'picture' | 'video'
      url: string
      alt: string
      width: number
      height: number
    }[]
  }
  account: { name: string; avatarUrl?: string }
}

export function PostPreview({ post: { title, text, media }, account }: PostPreviewProps) {
  const [first] = media
  return (
    <div className="rounded-md border p-4">
      <p className="font-medium">{account.name}</p>
      {first?.kind === 'picture' ? <img src={first.url} alt={first.alt} className="my-3 w-full" /> : null}
      {title ? <p className="font-medium">{title}</p> : null}
      <p className="whitespace-pre-line break-words">{text}</p>
    </div>
  )
}
