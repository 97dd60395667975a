import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { templateReasonText } from '#connectors/social/template-reason-text.ts'
import type { TemplateState } from '#connectors/social/templates.ts'
import { postTemplateMessages } from '../i18n/index.ts'
import type { MessageTemplate } from '../message-templates.contract.ts'

const tones: Record<TemplateState, BadgeTone> = {
  in_review: 'info',
  approved: 'success',
  rejected: 'danger',
  paused: 'warning',
  disabled: 'neutral',
}

export function TemplateStateBadge({ state }: Pick<MessageTemplate, 'state'>) {
  const t = useText(postTemplateMessages)
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

/** The words as they were reviewed, with what stands around them. */
export function TemplateText({ template }: { template: MessageTemplate }) {
  const t = useText(postTemplateMessages)
  const locale = useLocale()
  const { header, headerText, body, footer, buttons, reason } = template
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {headerText ? (
        <p dir="auto" className="break-words font-medium">
          {headerText}
        </p>
      ) : null}
      {header === 'picture' || header === 'video' ? (
        <p className="text-muted text-xs">{t(`header.${header}`)}</p>
      ) : null}
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {body}
      </p>
      {footer ? (
        <p dir="auto" className="break-words text-muted text-xs">
          {footer}
        </p>
      ) : null}
      {buttons.length > 0 ? <p className="text-muted text-xs">{buttons.join(' · ')}</p> : null}
      {reason ? (
        <p className="break-words text-danger">
          {t('reason', { reason: templateReasonText(reason, locale) })}
        </p>
      ) : null}
    </div>
  )
}
