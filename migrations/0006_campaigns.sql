CREATE TABLE "brand_designs" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_style" text,
	"palette" jsonb,
	"fonts" jsonb,
	"is_studio_enabled" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"template" text NOT NULL,
	"texts" jsonb NOT NULL,
	"picture_url" text NOT NULL,
	"created_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_totals" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"total" bigint DEFAULT 0 NOT NULL,
	"draft" bigint DEFAULT 0 NOT NULL,
	"scheduled" bigint DEFAULT 0 NOT NULL,
	"published" bigint DEFAULT 0 NOT NULL,
	"failed" bigint DEFAULT 0 NOT NULL,
	"ai_generated" bigint DEFAULT 0 NOT NULL,
	"reach" bigint DEFAULT 0 NOT NULL,
	"engagement" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_totals_of_brand" UNIQUE NULLS NOT DISTINCT("workspace_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" jsonb NOT NULL,
	"ai_generated" boolean DEFAULT false NOT NULL,
	"written_by" text,
	"written_model" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"post_count" integer DEFAULT 0 NOT NULL,
	"delivered_count" integer DEFAULT 0 NOT NULL,
	"reach" bigint DEFAULT 0 NOT NULL,
	"engagement" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('draft', 'scheduled', 'published', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "post_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"account_id" uuid,
	"account_name" text DEFAULT '' NOT NULL,
	"adapter" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"detail" text,
	CONSTRAINT "post_attempts_number" UNIQUE("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "post_media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_media_position" UNIQUE("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"job_id" uuid,
	"published_at" timestamp (3) with time zone,
	"remote_id" text,
	"remote_url" text,
	"confirmed_by" uuid,
	"reason" text,
	"reason_detail" text,
	"formats" text[] DEFAULT '{}' NOT NULL,
	"ad_type" text,
	"budget" integer,
	"reach" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"results_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "posts_of_campaign" UNIQUE("campaign_id","platform"),
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('draft', 'scheduled', 'sending', 'published', 'failed', 'unconfirmed', 'needs_you')),
	CONSTRAINT "posts_time" CHECK ("posts"."state" <> 'scheduled' or "posts"."scheduled_for" is not null)
);
--> statement-breakpoint
CREATE TABLE "creations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"locale" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"progress" jsonb NOT NULL,
	"campaign_id" uuid,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creations_status" CHECK ("creations"."status" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "content_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"month" integer NOT NULL,
	"year" integer NOT NULL,
	"business_data" jsonb NOT NULL,
	"insights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"written_by" text,
	"written_model" text,
	"generation" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_plans_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "content_plans_month" CHECK ("content_plans"."month" between 1 and 12),
	CONSTRAINT "content_plans_status" CHECK ("content_plans"."status" in ('draft', 'approved', 'published'))
);
--> statement-breakpoint
CREATE TABLE "plan_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"platform" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"reason_detail" text DEFAULT '' NOT NULL,
	"campaign_id" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_entries_in_workspace" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_accounts_in_workspace" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_ledger_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"media" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_ledger_in_workspace" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_reactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"ledger_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"created_by" uuid,
	"locale" text NOT NULL,
	"prompt" text NOT NULL,
	"style" text NOT NULL,
	"duration" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_url" text,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_status" CHECK ("videos"."status" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "adapter" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "remote_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "health" text DEFAULT 'ok' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_designs" ADD CONSTRAINT "brand_designs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_designs" ADD CONSTRAINT "brand_designs_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_attempts" ADD CONSTRAINT "post_attempts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_attempts" ADD CONSTRAINT "post_attempts_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_plans" ADD CONSTRAINT "content_plans_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_plans" ADD CONSTRAINT "content_plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_plan" FOREIGN KEY ("workspace_id","plan_id") REFERENCES "public"."content_plans"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD CONSTRAINT "sandbox_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."sandbox_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_reactions" ADD CONSTRAINT "sandbox_reactions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_reactions" ADD CONSTRAINT "sandbox_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_reactions" ADD CONSTRAINT "sandbox_reactions_entry" FOREIGN KEY ("workspace_id","ledger_id") REFERENCES "public"."sandbox_ledger"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_pictures_newest" ON "brand_pictures" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_by_status" ON "campaigns" USING btree ("workspace_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_by_brand" ON "campaigns" USING btree ("workspace_id","brand_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_by_ai" ON "campaigns" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "campaigns"."ai_generated";--> statement-breakpoint
CREATE INDEX "post_attempts_by_post" ON "post_attempts" USING btree ("workspace_id","post_id");--> statement-breakpoint
CREATE INDEX "post_media_by_post" ON "post_media" USING btree ("workspace_id","post_id");--> statement-breakpoint
CREATE INDEX "posts_by_campaign" ON "posts" USING btree ("workspace_id","campaign_id");--> statement-breakpoint
CREATE INDEX "posts_by_time" ON "posts" USING btree ("workspace_id","scheduled_for","id");--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("scheduled_for") WHERE "posts"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "posts_sending" ON "posts" USING btree ("updated_at") WHERE "posts"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "posts_with_results" ON "posts" USING btree ("published_at") WHERE "posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "creations_newest" ON "creations" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_plans_newest" ON "content_plans" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_entries_by_plan" ON "plan_entries" USING btree ("plan_id","day","time","id");--> statement-breakpoint
CREATE INDEX "plan_entries_by_day" ON "plan_entries" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_entries_campaign" ON "plan_entries" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_accounts_token" ON "sandbox_accounts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sandbox_accounts_workspace" ON "sandbox_accounts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_ledger_feed" ON "sandbox_ledger" USING btree ("account_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_ledger_reference" ON "sandbox_ledger" USING btree ("account_id","reference");--> statement-breakpoint
CREATE INDEX "sandbox_reactions_entry" ON "sandbox_reactions" USING btree ("ledger_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_reactions_once" ON "sandbox_reactions" USING btree ("ledger_id","user_id","kind") WHERE "sandbox_reactions"."kind" in ('view', 'like');--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_in_workspace" UNIQUE("workspace_id","id");--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_health" CHECK ("social_accounts"."health" in ('ok', 'needs_reconnect', 'unreachable'));