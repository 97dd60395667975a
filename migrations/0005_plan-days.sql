DROP INDEX "campaigns_by_age";--> statement-breakpoint
DROP INDEX "campaigns_by_plan";--> statement-breakpoint
DROP INDEX "campaigns_by_reach";--> statement-breakpoint
DROP INDEX "campaigns_by_title";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "is_of_plan" boolean GENERATED ALWAYS AS (plan_id is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "written_model" text;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "is_skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "picture" jsonb;--> statement-breakpoint
CREATE INDEX "campaigns_outside_plans" ON "campaigns" USING btree ("workspace_id","created_at","id") WHERE "campaigns"."plan_id" is null;--> statement-breakpoint
CREATE INDEX "campaigns_of_plan" ON "campaigns" USING btree ("workspace_id","plan_id","status","scheduled_for") WHERE "campaigns"."plan_id" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_by_age" ON "campaigns" USING btree ("workspace_id","brand_or_none","is_of_plan","ai_generated","status","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_plan" ON "campaigns" USING btree ("workspace_id","brand_or_none","is_of_plan","ai_generated","status","scheduled_for","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_reach" ON "campaigns" USING btree ("workspace_id","brand_or_none","is_of_plan","ai_generated","status","reach","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_title" ON "campaigns" USING btree ("workspace_id","brand_or_none","is_of_plan","ai_generated","status","title_key","created_at","id");--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_written_by" CHECK ("plan_entries"."written_by" in ('built-in', 'ai', 'person'));