ALTER TABLE "posts" DROP CONSTRAINT "posts_of_campaign";--> statement-breakpoint
DROP INDEX "posts_in_lane";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_grants" ADD COLUMN "found" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_in_lane" ON "posts" USING btree ("workspace_id",coalesce("brand_id", "workspace_id"),"platform",coalesce("account_id", "workspace_id"),"due_at","campaign_id") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_of_campaign" UNIQUE NULLS NOT DISTINCT("campaign_id","platform","account_id");