ALTER TABLE "post_attempts" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "channel_grants" ADD COLUMN "limits" jsonb;--> statement-breakpoint
ALTER TABLE "channel_grants" ADD COLUMN "limits_read_at" timestamp (3) with time zone;