ALTER TABLE "post_attempts" ADD COLUMN "results_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "drawing_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "post_attempts_results_due" ON "post_attempts" USING btree ("workspace_id","results_due_at") WHERE "post_attempts"."results_due_at" is not null;--> statement-breakpoint
UPDATE post_attempts SET results_due_at = now() FROM posts
WHERE posts.id = post_attempts.post_id AND posts.state = 'published' AND posts.remote_id IS NOT NULL
  AND posts.published_at > now() - interval '30 days'
  AND post_attempts.outcome = 'published' AND post_attempts.account_id IS NOT NULL;
