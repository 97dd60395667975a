CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"item_id" uuid,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_images_once" UNIQUE("workspace_id","url"),
	CONSTRAINT "product_images_problem" CHECK ("product_images"."problem" in ('address_refused', 'not_found', 'unreachable', 'too_large', 'no_image', 'storage_full', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "is_product" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_images_waiting" ON "product_images" USING btree ("workspace_id","integration_id") WHERE "product_images"."item_id" is null and "product_images"."problem" is null;