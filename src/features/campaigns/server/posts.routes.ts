import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../posts.contract.ts'
import * as rework from '../rework.contract.ts'
import * as translation from '../translation.contract.ts'
import * as waiting from '../waiting.contract.ts'
import { addAccount, chooseAccount } from './edit/choose-account.ts'
import { editPost, removePost } from './edit/edit-post.ts'
import { shareText } from './edit/share-text.ts'
import { downloadPost } from './export/download-post.ts'
import { listWaitingPosts } from './list/list-waiting-posts.ts'
import { arrangeMedia } from './media/arrange-media.ts'
import { describeMedia, putMedia, removeMedia } from './media/edit-media.ts'
import { placePicture } from './media/place-picture.ts'
import { putVideo } from './media/put-video.ts'
import { adaptPost, reworkPost } from './rework/rework-post.ts'
import { listTranslations, saveTranslation, translatePost } from './rework/translate-post.ts'

export function postRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.updatePost, ({ params, body }, { actor, locale }) =>
    editPost(deps, actor, locale, params, body),
  )
  implement(app, contract.removePost, ({ params }, { actor }) => removePost(deps, actor, params))
  implement(app, contract.chooseAccount, ({ params, body }, { actor, locale }) =>
    chooseAccount(deps, actor, locale, params, body.accountId),
  )
  implement(app, contract.addAccount, ({ params, body }, { actor, deps }) =>
    addAccount(deps, actor, params, body.accountId),
  )
  implement(app, contract.shareText, ({ params, body }, { actor, locale }) =>
    shareText(deps, actor, locale, params.id, body),
  )
  implement(app, waiting.listWaitingPosts, (_input, { actor }) => listWaitingPosts(deps.db, actor))
  implement(app, rework.reworkPost, ({ params, body }, { actor, locale }) =>
    reworkPost(deps, actor, locale, params, body),
  )
  implement(app, rework.adaptPost, ({ params, body }, { actor, locale }) =>
    adaptPost(deps, actor, locale, params, body),
  )
  implement(app, translation.listTranslations, ({ params }, { actor }) =>
    listTranslations(deps, actor, params),
  )
  implement(app, translation.translatePost, ({ params, body }, { actor, locale }) =>
    translatePost(deps, actor, locale, params, body),
  )
  implement(app, translation.saveTranslation, ({ params, body }, { actor }) =>
    saveTranslation(deps, actor, params, body),
  )
  implement(app, contract.downloadPost, ({ params, query }, { actor }) =>
    downloadPost(deps, actor, params, query.as),
  )
  implement(app, contract.putPostMedia, ({ params, body }, { actor, locale }) =>
    putMedia(deps, actor, locale, params, body),
  )
  implement(app, contract.placePicture, ({ params, body }, { actor, locale }) =>
    placePicture(deps, actor, locale, params.id, body),
  )
  implement(app, contract.arrangeMedia, ({ params, body }, { actor, locale }) =>
    arrangeMedia(deps, actor, locale, params.id, body.posts),
  )
  implement(app, contract.putPostVideo, ({ params, body }, { actor, locale }) =>
    putVideo(deps, actor, locale, params, body),
  )
  implement(app, contract.updatePostMedia, ({ params, body }, { actor, locale }) =>
    describeMedia(deps, actor, locale, params, body.alt),
  )
  implement(app, contract.removePostMedia, ({ params }, { actor, locale }) =>
    removeMedia(deps, actor, locale, params),
  )
}
