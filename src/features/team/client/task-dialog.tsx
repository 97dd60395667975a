import { showFieldErrors, useContractForm } from '#client/forms/form.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { useIfMounted } from '#client/forms/use-if-mounted.ts'
import { useText } from '#client/i18n/use-text.ts'
import { teamMessages } from '../i18n/index.ts'
import { newTaskSchema, type TeamTask } from '../team.contract.ts'
import { TaskFields } from './task-fields.tsx'
import { useChangeTask, useCreateTask } from './team.queries.ts'

interface TaskDialogProps {
  /** The task to edit; without it a new one is assigned. */
  task?: TeamTask
  /** Title of a new task, from the link. */
  title?: string
  /** The conversation it is made from. */
  conversationId?: string | null
  onClose: () => void
}

export function TaskDialog({ task, title = '', conversationId = null, onClose }: TaskDialogProps) {
  const t = useText(teamMessages)
  const close = useIfMounted(onClose)
  const form = useContractForm(newTaskSchema, {
    assignedTo: task?.assignedTo ?? '',
    title: task?.title ?? title,
    description: task?.description ?? '',
    priority: task?.priority ?? 'medium',
    dueDate: task?.dueDate ?? null,
    requiresProof: task?.requiresProof ?? true,
    conversationId,
  })
  const { isSubmitting, isDirty, dirtyFields } = form.formState
  const create = useCreateTask()
  const change = useChangeTask()

  const submit = form.handleSubmit(async (values) => {
    try {
      if (!task) await create.mutateAsync(values)
      else {
        const changes = Object.entries(values).filter(([name]) => name in dirtyFields)
        await change.mutateAsync({ params: { id: task.id }, body: Object.fromEntries(changes) })
      }
      close()
    } catch (error) {
      showFieldErrors(error, form.setError)
    }
  })

  return (
    <FormDialog
      title={task ? t('form.editTitle') : t('form.addTitle')}
      submitLabel={task ? t('form.save') : t('form.add')}
      pending={isSubmitting}
      dirty={isDirty || (!task && title !== '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TaskFields
        form={form}
        handOverHint={task && dirtyFields.assignedTo ? t('form.manualPublish') : undefined}
      />
    </FormDialog>
  )
}
