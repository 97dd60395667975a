import { createArticleLibrary } from '#features/help/article-library.ts'
import { HelpPage } from '#features/help/index.client.ts'
import type { Article } from '#platform/help-article.ts'
import { useScreenName } from '../navigation.ts'

/** The articles of every feature. */
const library = createArticleLibrary(
  Object.values(
    import.meta.glob<{ articles: readonly Article[] }>('../../../{core,features}/*/help/articles.ts', {
      eager: true,
    }),
  ).flatMap(({ articles }) => articles),
)

export const HelpScreen = () => <HelpPage library={library} nameOf={useScreenName()} />
