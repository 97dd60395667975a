DROP INDEX "posts_due";--> statement-breakpoint
DROP INDEX "inbox_deliveries_waiting";--> statement-breakpoint
CREATE INDEX "posts_in_lane" ON "posts" USING btree ("workspace_id",coalesce("brand_id", "workspace_id"),"platform","due_at","campaign_id") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "inbox_deliveries_waiting" ON "inbox_deliveries" USING btree ("workspace_id","received_at","id") WHERE "inbox_deliveries"."handled_at" is null;