ALTER TABLE "posts" DROP CONSTRAINT "posts_time";--> statement-breakpoint
DROP INDEX "posts_due";--> statement-breakpoint
DROP INDEX "posts_sending";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "fence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "overdue_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "refreshing_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "posts" SET "due_at" = "scheduled_for" WHERE "state" = 'scheduled';--> statement-breakpoint
UPDATE "posts" SET "lease_until" = now() WHERE "state" = 'sending';--> statement-breakpoint
UPDATE "posts" SET "fence" = "made"."last" FROM (
  SELECT "post_id", max("number") AS "last" FROM "post_attempts" GROUP BY "post_id"
) "made" WHERE "made"."post_id" = "posts"."id";--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "posts_sending" ON "posts" USING btree ("lease_until") WHERE "posts"."state" = 'sending';--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_lease" CHECK ("posts"."state" <> 'sending' or "posts"."lease_until" is not null);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_time" CHECK ("posts"."state" <> 'scheduled' or ("posts"."scheduled_for" is not null and "posts"."due_at" is not null));