import { Copy, FileDown, Heading, Type } from 'lucide-react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { htmlBody, plainText } from '#features/campaigns/export-post.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { downloadPost } from '#features/campaigns/posts.contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { ManualPublishStep } from './manual-publish-step.tsx'

/** Copies rich text for editors that support it, and plain text where the browser cannot. */
async function copyFormatted({ html, text }: { html: string; text: string }): Promise<boolean> {
  // Missing on plain http and in older browsers.
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return copyText(text)
  const of = (content: string, type: string) => new Blob([content], { type })
  try {
    const item = new ClipboardItem({
      'text/html': of(html, 'text/html'),
      'text/plain': of(text, 'text/plain'),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return copyText(text)
  }
}

interface CopyStepProps {
  path: { id: string; postId: string }
  post: Post
  number: number
  isDone: boolean
  onDone: () => void
}

export function CopyStep({ path, post, number, isDone, onDone }: CopyStepProps) {
  const t = useText(manualPublishMessages)
  const { exports = [], title: titleRule, followUps } = manifestOf(post.platform)
  const title = titleRule ? post.title.trim() : ''
  const { text } = post
  const whole = plainText({ title, text })
  const isFormatted = exports.includes('html')

  function showResult(isCopied: boolean, what: string) {
    if (!isCopied) return toast({ variant: 'destructive', title: t('copyFailed') })
    onDone()
    return toast({ title: what })
  }

  return (
    <ManualPublishStep number={number} title={t('copy.title')} isDone={isDone}>
      {whole === '' ? <p className="text-muted">{t('copy.empty')}</p> : null}
      {whole === '' ? null : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
          tabIndex={0}
          aria-label={t('copy.whole')}
          className="max-h-60 select-all overflow-y-auto rounded-md border bg-surface-sunken p-3"
        >
          {title ? (
            <p dir="auto" className="mb-2 break-words font-semibold">
              {title}
            </p>
          ) : null}
          <p dir="auto" className="whitespace-pre-line break-words">
            {text}
          </p>
        </section>
      )}
      <div className="flex flex-wrap gap-2">
        {text ? (
          <Button onClick={async () => showResult(await copyText(text), t('copy.copied'))}>
            <Copy aria-hidden />
            {t('copy.action')}
          </Button>
        ) : null}
        {isFormatted ? (
          <Button
            variant="secondary"
            onClick={async () =>
              showResult(
                await copyFormatted({ html: htmlBody({ title: '', text, pictures: [] }), text }),
                t('copy.copied'),
              )
            }
          >
            <Type aria-hidden />
            {t('copy.rich')}
          </Button>
        ) : null}
        {title ? (
          <Button
            variant="secondary"
            onClick={async () => showResult(await copyText(title), t('copy.titleCopied'))}
          >
            <Heading aria-hidden />
            {t('copy.titleAction')}
          </Button>
        ) : null}
      </div>
      {post.followUps.map((followUp, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and equal texts are possible.
        <div key={place} className="flex flex-col gap-2">
          <p
            dir="auto"
            className="select-all whitespace-pre-line break-words rounded-md border bg-surface-sunken p-3"
          >
            {followUp}
          </p>
          <Button
            variant="secondary"
            className="self-start"
            onClick={async () => showResult(await copyText(followUp), t('copy.copied'))}
          >
            <Copy aria-hidden />
            {followUps?.kind === 'thread' ? t('copy.part', { number: place + 2 }) : t('copy.comment')}
          </Button>
        </div>
      ))}
      {exports.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-muted">{t('copy.file')}</p>
          {exports.map((format) => (
            <Button key={format} asChild variant="secondary" size="sm">
              <a href={urlOf(pathOf(downloadPost.path, path), { as: format })} download onClick={onDone}>
                <FileDown aria-hidden />
                {t(`copy.${format}`)}
              </a>
            </Button>
          ))}
        </div>
      ) : null}
    </ManualPublishStep>
  )
}
