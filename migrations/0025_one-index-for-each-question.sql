DROP INDEX "post_attempts_by_post";--> statement-breakpoint
DROP INDEX "post_media_by_post";--> statement-breakpoint
DROP INDEX "posts_by_campaign";--> statement-breakpoint
DROP INDEX "posts_due";--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at","campaign_id") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";