CREATE TABLE "publishing_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"in_flight" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "posts" USING btree ("workspace_id","due_at") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "posts_unsettled" ON "posts" USING btree ("workspace_id","state","scheduled_for") WHERE "posts"."state" in ('sending', 'failed', 'unconfirmed', 'needs_you');--> statement-breakpoint
CREATE INDEX "posts_gone_out" ON "posts" USING btree ("workspace_id","published_at") WHERE "posts"."state" = 'published';