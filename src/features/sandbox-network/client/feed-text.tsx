import { useState } from 'react'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sandboxMessages } from '../sandbox-network.messages.ts'
import { textParts } from './text-parts.ts'

const isLong = (text: string) => text.length > 500 || text.split('\n').length > 9

interface FeedTextProps {
  text: string
  onLink: () => void
}

export function FeedText({ text, onLink }: FeedTextProps) {
  const t = useText(sandboxMessages)
  const [isWhole, setWhole] = useState(false)
  let place = 0
  const parts = textParts(text).map((part) => {
    place += part.text.length
    return { ...part, place }
  })
  return (
    <>
      <p
        className={cn(
          'whitespace-pre-wrap break-words text-base',
          isLong(text) && !isWhole && 'line-clamp-8',
        )}
      >
        {parts.map(({ text, href, place }) =>
          href ? (
            <a
              key={place}
              href={href}
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
