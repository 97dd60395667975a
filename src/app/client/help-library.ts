import { createArticleLibrary } from '#features/help/article-library.ts'
import type { Article } from '#platform/help-article.ts'

/** The articles of every feature. */
export const helpLibrary = createArticleLibrary(
  Object.values(
    import.meta.glob<{ articles: readonly Article[] }>('../../{core,features}/*/help/articles.ts', {
      eager: true,
    }),
  ).flatMap(({ articles }) => articles),
)
