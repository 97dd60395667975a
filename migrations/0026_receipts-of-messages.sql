ALTER TABLE "mail_deliveries" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "listens_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "listen_problem" text;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "listen_answer" text;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "listen_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mail_deliveries_by_remote_id" ON "mail_deliveries" USING btree ("workspace_id","remote_id") WHERE "mail_deliveries"."remote_id" is not null;--> statement-breakpoint
CREATE INDEX "social_accounts_listen_due" ON "social_accounts" USING btree ("listen_due_at") WHERE listen_due_at is not null;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_listen_problem" CHECK ("social_accounts"."listen_problem" in ('key_missing', 'no_public_address', 'refused', 'unreachable'));--> statement-breakpoint
-- Ask for those that were connected before.
UPDATE "social_accounts" SET "listen_due_at" = now() WHERE "adapter" = 'whatsapp';
