import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { partsOf } from '#connectors/social/text/text-parts.ts'
import { sandboxMessages } from '../i18n/index.ts'
import { addressOf } from './link-address.ts'

const isLong = (text: string) => text.length > 500 || text.split('\n').length > 9

interface FeedTextProps {
  text: string
  onLink: () => void
}

export function FeedText({ text, onLink }: FeedTextProps) {
  const t = useText(sandboxMessages)
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <p
        className={cn(
          'whitespace-pre-wrap break-words text-base',
          isLong(text) && !isWhole && 'line-clamp-8',
        )}
      >
        {partsOf(text).map(({ kind, text, start }) =>
          kind === 'link' ? (
            <a
              key={start}
              href={addressOf(text)}
              target="_blank"
              rel="noreferrer nofollow"
              onClick={onLink}
              className="wrap-anywhere rounded-sm text-primary-ink underline underline-offset-2"
            >
              {text}
              <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {isLong(text) ? (
        <Button
          variant="link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="self-start"
        >
          {t(isWhole ? 'showLess' : 'showAll')}
        </Button>
      ) : null}
    </>
  )
}
