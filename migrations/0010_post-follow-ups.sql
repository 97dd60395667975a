ALTER TABLE "posts" ADD COLUMN "follow_ups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD COLUMN "follow_ups" text[] DEFAULT '{}' NOT NULL;