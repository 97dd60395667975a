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
import { FollowUpTexts } from './follow-up-texts.tsx'
import { ManualPublishStep } from './manual-publish-step.tsx'
import { WholeText } from './whole-text.tsx'

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
  const { exports = [], title: titleRule } = manifestOf(post.platform)
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
      {whole === '' ? null : <WholeText title={title} text={text} className="max-h-60" />}
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
      <FollowUpTexts
        post={post}
        onCopy={async (followUp) => showResult(await copyText(followUp), t('copy.copied'))}
      />
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
