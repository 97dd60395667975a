ALTER TABLE "videos" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;