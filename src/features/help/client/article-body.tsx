import { DocumentLine } from '#features/site/index.client.ts'
import type { ArticleBlock } from '#platform/help-article.ts'

/** The paragraphs, lists and steps of an article. */
export function ArticleBody({ body }: { body: readonly ArticleBlock[] }) {
  return (
    <div className="flex flex-col gap-5">
      {body.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="text-pretty">
            <DocumentLine line={block} />
          </p>
        ) : 'steps' in block ? (
          <ol key={block.steps.join()} className="flex flex-col gap-3">
            {block.steps.map((step, at) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden
                  className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-subtle font-medium text-primary-ink text-xs tabular-nums"
                >
                  {at + 1}
                </span>
                <span className="min-w-0 text-pretty">
                  <DocumentLine line={step} />
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <ul key={block.list.join()} className="flex list-disc flex-col gap-2 pl-5 marker:text-primary-ink">
            {block.list.map((item) => (
              <li key={item} className="text-pretty pl-1">
                <DocumentLine line={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}
