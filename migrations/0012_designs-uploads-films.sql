CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"started_by" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"object_name" text NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_conversions" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"type" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD COLUMN "scene" jsonb;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "seconds" real;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "aspect_ratio" text DEFAULT '16:9' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "scenes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "sound" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "volume" integer DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_conversions" ADD CONSTRAINT "media_conversions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_conversions" ADD CONSTRAINT "media_conversions_item" FOREIGN KEY ("workspace_id","item_id") REFERENCES "public"."media_items"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_workspace" ON "uploads" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_object" ON "uploads" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "uploads_expiry" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "media_conversions_workspace" ON "media_conversions" USING btree ("workspace_id","item_id");--> statement-breakpoint
ALTER TABLE "media_items" ADD CONSTRAINT "media_items_kind" CHECK ("media_items"."kind" in ('picture', 'video'));--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_aspect_ratio" CHECK ("videos"."aspect_ratio" in ('16:9', '9:16', '1:1', '4:5'));--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_sound" CHECK ("videos"."sound" in ('none', 'calm', 'sunny', 'upbeat', 'evening'));