CREATE TABLE "campaign_words" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "campaign_words_once" PRIMARY KEY("campaign_id","workspace_id")
);
--> statement-breakpoint
DROP INDEX "campaigns_by_status";--> statement-breakpoint
DROP INDEX "campaigns_by_brand";--> statement-breakpoint
DROP INDEX "campaigns_by_ai";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "brand_or_none" uuid GENERATED ALWAYS AS (coalesce(brand_id, workspace_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "title_key" text collate "C" GENERATED ALWAYS AS (left(fold_text(title), 50)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_words" ADD CONSTRAINT "campaign_words_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_words" ADD CONSTRAINT "campaign_words_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_words_search" ON "campaign_words" USING gin ("workspace_id","words");--> statement-breakpoint
CREATE INDEX "campaigns_by_age" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_plan" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","scheduled_for","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_reach" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","reach","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_title" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","title_key","created_at","id");