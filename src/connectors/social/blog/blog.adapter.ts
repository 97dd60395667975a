import type { AdapterKind } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import { blogApi } from './blog.api.ts'
import { errorIn, healthOf, postIn, removalOf } from './blog.map.ts'
import { connectBlog } from './connect-blog.ts'
import { isSlugOf } from './post-content.ts'
import { pageOf, publishPost } from './publish-post.ts'

/** A WordPress site of the shop's own, reached with an application password. */
export const blog: AdapterKind<Reach> = {
  connect: connectBlog,
  create: (reach) => ({
    publish: (account, post, progress) => publishPost(reach, account, post, progress),
    async find(account, reference) {
      const api = blogApi(reach, account)
      const found = postIn(await api.latestPosts(), ({ slug }) => isSlugOf(slug, reference))
      if (found.kind !== 'found') return found
      return { kind: 'found', remoteId: `${found.post.id}`, url: await pageOf(api, found.post) }
    },
    async remove(account, remoteId) {
      const api = blogApi(reach, account)
      const answer = await api.deletePost(remoteId)
      const hasNoTrash = answer.kind === 'answer' && errorIn(answer.body)?.code === 'rest_trash_not_supported'
      return removalOf(hasNoTrash ? await api.deletePost(remoteId, { force: 'true' }) : answer)
    },
    check: async (account) => healthOf(await blogApi(reach, account).readMe()),
  }),
}
