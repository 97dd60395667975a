ALTER TABLE "posts" ADD COLUMN "written_by" text;--> statement-breakpoint
UPDATE "posts" SET "written_by" = "campaigns"."written_by" FROM "campaigns" WHERE "campaigns"."workspace_id" = "posts"."workspace_id" AND "campaigns"."id" = "posts"."campaign_id" AND "campaigns"."written_by" IS NOT NULL;
