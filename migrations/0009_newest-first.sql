DROP INDEX "brand_pictures_newest";--> statement-breakpoint
DROP INDEX "campaigns_newest";--> statement-breakpoint
DROP INDEX "campaigns_by_status";--> statement-breakpoint
DROP INDEX "campaigns_by_brand";--> statement-breakpoint
DROP INDEX "campaigns_by_ai";--> statement-breakpoint
DROP INDEX "creations_newest";--> statement-breakpoint
DROP INDEX "content_plans_newest";--> statement-breakpoint
DROP INDEX "sandbox_ledger_feed";--> statement-breakpoint
DROP INDEX "videos_newest";--> statement-breakpoint
CREATE INDEX "brand_pictures_newest" ON "brand_pictures" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_status" ON "campaigns" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_brand" ON "campaigns" USING btree ("workspace_id","brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_ai" ON "campaigns" USING btree ("workspace_id","created_at","id") WHERE "campaigns"."ai_generated";--> statement-breakpoint
CREATE INDEX "creations_newest" ON "creations" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "content_plans_newest" ON "content_plans" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_ledger_feed" ON "sandbox_ledger" USING btree ("workspace_id","account_id","number");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("workspace_id","created_at","id");