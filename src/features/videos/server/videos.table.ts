import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { type SoundTrack, soundTracks } from '#platform/film-sound/sound-tracks.ts'
import type { Locale } from '#platform/locale.ts'
import {
  type VideoDuration,
  type VideoFormat,
  type VideoStyle,
  videoFormats,
} from '#platform/video-styles.ts'
import { createdAt, id, instant, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import { DEFAULT_VOLUME, type Scene, type VideoStatus, videoStatuses } from '../videos.contract.ts'

export const videos = pgTable(
  'videos',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** The brand of its look; null for the workspace's first brand. */
    brandId: uuid('brand_id'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The first version of a video that was edited; null for that one. */
    originalId: uuid('original_id'),
    version: integer('version').notNull().default(1),
    locale: text('locale').$type<Locale>().notNull(),
    prompt: text('prompt').notNull(),
    style: text('style').$type<VideoStyle>().notNull(),
    /** Seconds. */
    duration: integer('duration').$type<VideoDuration>().notNull(),
    aspectRatio: text('aspect_ratio').$type<VideoFormat>().notNull().default('16:9'),
    scenes: jsonb('scenes').$type<Scene[]>().notNull().default([]),
    sound: text('sound').$type<SoundTrack>().notNull().default('none'),
    /** Percent. */
    volume: integer('volume').notNull().default(DEFAULT_VOLUME),
    status: text('status').$type<VideoStatus>().notNull().default('waiting'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    /** The stored file, once done. */
    fileUrl: text('file_url'),
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('videos_newest').on(table.workspaceId, table.createdAt, table.id),
    oneOf('videos_aspect_ratio', table.aspectRatio, videoFormats),
    oneOf('videos_sound', table.sound, soundTracks),
    oneOf('videos_status', table.status, videoStatuses),
  ],
)
