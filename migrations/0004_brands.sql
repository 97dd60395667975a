ALTER TABLE "customer_totals" DROP CONSTRAINT "customer_totals_pkey";--> statement-breakpoint
ALTER TABLE "customer_totals" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_brand" ON "customers" USING btree ("workspace_id","brand_id","sort_key","id");--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_of_brand" UNIQUE NULLS NOT DISTINCT("workspace_id","brand_id");