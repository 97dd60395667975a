CREATE TABLE "media_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"added_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	CONSTRAINT "media_items_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "media_items_url" UNIQUE("workspace_id","url"),
	CONSTRAINT "media_items_focus" CHECK ("media_items"."focus_x" between 0 and 1 and "media_items"."focus_y" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumbnail_name" text;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_items_newest" ON "media_items" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "media_items_search" ON "media_items" USING gin ("workspace_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_items_trash" ON "media_items" USING btree ("deleted_at") WHERE "media_items"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_thumbnail" ON "files" USING btree ("thumbnail_name");--> statement-breakpoint
CREATE INDEX "post_media_item" ON "post_media" USING btree ("workspace_id","item_id");--> statement-breakpoint
-- A picture cut from the library stays when its source goes.
ALTER TABLE post_media ADD CONSTRAINT post_media_item_exists FOREIGN KEY (workspace_id, item_id)
REFERENCES media_items (workspace_id, id) ON DELETE SET NULL (item_id);
