ALTER TABLE "videos" ADD COLUMN "aspect_ratio" text DEFAULT '16:9' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "scenes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "sound" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "volume" integer DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_aspect_ratio" CHECK ("videos"."aspect_ratio" in ('16:9', '9:16', '1:1', '4:5'));--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_sound" CHECK ("videos"."sound" in ('none', 'calm', 'sunny', 'upbeat', 'evening'));