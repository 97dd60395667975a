import { CircleCheck } from 'lucide-react'
import type { ReactNode, SubmitEventHandler } from 'react'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../ui/card.tsx'

export interface FormCardProps {
  title: string
  description?: string | undefined
  onSubmit: SubmitEventHandler<HTMLFormElement>
  pending: boolean
  dirty: boolean
  isSaved: boolean
  /** Why the last attempt failed, if no field is to blame. */
  failure: string | null
  submitLabel?: string
  savedLabel?: string | undefined
  failureTitle?: string
  /** Submitting unchanged values makes sense. */
  isRepeatable?: boolean
  /** Replaces the button for people who may not edit. */
  readOnlyNote?: string | undefined
  /** Further actions next to the button. */
  actions?: ReactNode
  children: ReactNode
}

/** A form in a card with one button, which confirms when saved. */
export function FormCard({
  title,
  description,
  onSubmit,
  pending,
  dirty,
  isSaved,
  failure,
  submitLabel,
  savedLabel,
  failureTitle,
  isRepeatable = false,
  readOnlyNote,
  actions,
  children,
}: FormCardProps) {
  const common = useText(commonMessages)
  const isReadOnly = readOnlyNote !== undefined
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} aria-label={title}>
        <CardHeader title={title} description={description} />
        <CardBody>
          <fieldset disabled={isReadOnly || pending} className="flex min-w-0 flex-col gap-5">
            {children}
          </fieldset>
          {failure ? (
            <Alert tone="danger" role="alert" title={failureTitle ?? common('notSaved')} className="mt-5">
              {failure}
            </Alert>
          ) : null}
        </CardBody>
        <CardFooter className="min-h-15 gap-x-4">
          {isReadOnly ? (
            <p className="text-muted">{readOnlyNote}</p>
          ) : (
            <Button type="submit" pending={pending} disabled={!(dirty || isRepeatable)}>
              {submitLabel ?? common('save')}
            </Button>
          )}
          <output className="flex min-w-0 items-center gap-1.5 text-success">
            {isSaved ? (
              <>
                <CircleCheck aria-hidden className="size-4" />
                <span className="min-w-0 break-words">{savedLabel ?? common('saved')}</span>
              </>
            ) : null}
          </output>
          {actions ? <div className="ml-auto flex flex-wrap gap-2">{actions}</div> : null}
        </CardFooter>
      </form>
    </Card>
  )
}
