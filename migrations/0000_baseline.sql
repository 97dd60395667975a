-- The schema before the first release. Later changes are migrations of their own. Tables and indexes are generated from the table files;
-- extensions, functions and triggers are written by hand.

CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint

-- Text as people compare it: without case, accents and typographic variants. Built from immutable parts only
-- (unaccent() is not one), so that generated columns and indexes may use it.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(replace(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'øłđı', 'oldi');--> statement-breakpoint

-- The LIKE pattern that finds a text anywhere in a folded column; % and _ have no special meaning in it.
CREATE FUNCTION contains_pattern(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '%' || regexp_replace(fold_text(value), '([\\%_])', '\\\1', 'g') || '%';--> statement-breakpoint

-- The words to find a message by: as they are, and their stems in English and in Spanish, without case and accents. Only the first
-- 20,000 characters count.
CREATE FUNCTION message_words(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, left(fold_text(value), 20000))
  || to_tsvector('english'::regconfig, left(fold_text(value), 20000))
  || to_tsvector('spanish'::regconfig, left(fold_text(value), 20000));--> statement-breakpoint

-- Every typed word has to be found: as it is, as a prefix, or by its stem.
CREATE FUNCTION message_query(value text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(to_tsquery('simple'::regconfig, string_agg(word || ':*', ' & ')), ''::tsquery)
  FROM regexp_split_to_table(fold_text(value), '\W+') AS word WHERE word <> ''
) || plainto_tsquery('english'::regconfig, fold_text(value)) || plainto_tsquery('spanish'::regconfig, fold_text(value));--> statement-breakpoint

-- Tables and indexes.

CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"actor_name" text,
	"kind" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "brand_designs" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_style" text,
	"palette" jsonb,
	"fonts" jsonb,
	"is_studio_enabled" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"primary_color" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"follows_business" boolean DEFAULT false NOT NULL,
	CONSTRAINT "brands_in_workspace" UNIQUE("workspace_id","id")
);--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"issued_to" uuid,
	"state" text DEFAULT 'issued' NOT NULL,
	"object_name" text,
	"content_type" text,
	"size" integer,
	"claims" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "files_claims" CHECK ("files"."claims" >= 0),
	CONSTRAINT "files_whole" CHECK (case "files"."state"
        when 'issued' then "files"."object_name" is null and "files"."claims" = 0
        when 'stored' then num_nulls("files"."object_name", "files"."content_type", "files"."size", "files"."stored_at") = 0
        else false end)
);--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"pictures" bigint DEFAULT 0 NOT NULL,
	"videos" bigint DEFAULT 0 NOT NULL,
	"documents" bigint DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "ai_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text,
	"api_key" "bytea",
	"tested_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"secure" boolean NOT NULL,
	"username" text,
	"password" "bytea",
	"from_name" text NOT NULL,
	"from_email" text NOT NULL,
	"tested_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"target" bigint NOT NULL,
	"period" text DEFAULT 'monthly' NOT NULL,
	"category" text NOT NULL,
	"deadline" date NOT NULL,
	"reported" bigint,
	"created_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "goals_period" CHECK ("goals"."period" in ('weekly', 'monthly', 'quarterly')),
	CONSTRAINT "goals_category" CHECK ("goals"."category" in ('revenue', 'appointments', 'customers', 'conversations')),
	CONSTRAINT "goals_target" CHECK ("goals"."target" > 0)
);--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "campaign_words" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "campaign_words_once" PRIMARY KEY("campaign_id","workspace_id")
);--> statement-breakpoint
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
	"brand_or_none" uuid GENERATED ALWAYS AS (coalesce(brand_id, workspace_id)) STORED NOT NULL,
	"title_key" text collate "C" GENERATED ALWAYS AS (left(fold_text(title), 50)) STORED NOT NULL,
	CONSTRAINT "campaigns_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('draft', 'scheduled', 'published', 'failed'))
);--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"previous" date,
	"campaigns" bigint NOT NULL,
	CONSTRAINT "campaign_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","previous","brand_id")
);--> statement-breakpoint
CREATE TABLE "post_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"platform" text NOT NULL,
	"day" date NOT NULL,
	"planned" bigint NOT NULL,
	"published" bigint NOT NULL,
	"reach" bigint NOT NULL,
	"engagement" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "post_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","platform","brand_id")
);--> statement-breakpoint
CREATE TABLE "post_hours" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"published" bigint NOT NULL,
	"engagement" bigint NOT NULL,
	CONSTRAINT "post_hours_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","hour","brand_id")
);--> statement-breakpoint
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
	"results_due_at" timestamp (3) with time zone,
	CONSTRAINT "post_attempts_number" UNIQUE("post_id","number")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
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
	"written_by" text,
	"brand_id" uuid,
	"due_at" timestamp (3) with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"handle" text,
	"overdue_told_at" timestamp (3) with time zone,
	"planned_zone" text,
	"drawing_until" timestamp (3) with time zone,
	CONSTRAINT "posts_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "posts_of_campaign" UNIQUE("campaign_id","platform"),
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('draft', 'scheduled', 'sending', 'published', 'failed', 'unconfirmed', 'needs_you')),
	CONSTRAINT "posts_time" CHECK ("posts"."state" <> 'scheduled' or ("posts"."scheduled_for" is not null and "posts"."due_at" is not null)),
	CONSTRAINT "posts_zone" CHECK (("posts"."scheduled_for" is null) = ("posts"."planned_zone" is null)),
	CONSTRAINT "posts_lease" CHECK ("posts"."state" <> 'sending' or "posts"."lease_until" is not null)
);--> statement-breakpoint
CREATE TABLE "publishing_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"in_flight" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"workspace_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "customer_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"customers" bigint NOT NULL,
	CONSTRAINT "customer_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","brand_id")
);--> statement-breakpoint
CREATE TABLE "customer_totals" (
	"workspace_id" uuid NOT NULL,
	"customers" bigint DEFAULT 0 NOT NULL,
	"invoices" bigint DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"brand_id" uuid,
	CONSTRAINT "customer_totals_of_brand" UNIQUE NULLS NOT DISTINCT("workspace_id","brand_id")
);--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"company" text,
	"address" text,
	"notes" text,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"total_invoiced" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort_key" text collate "C" GENERATED ALWAYS AS (left(fold_text(name), 50)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || chr(10) || coalesce(company, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"brand_id" uuid,
	CONSTRAINT "customers_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "customers_status" CHECK ("customers"."status" in ('active', 'inactive', 'prospect')),
	CONSTRAINT "customers_language" CHECK ("customers"."language" in ('en', 'es'))
);--> statement-breakpoint
CREATE TABLE "answer_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"answers" bigint NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "answer_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","brand_id")
);--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"account_id" uuid,
	"platform" text NOT NULL,
	"remote_id" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_avatar" text,
	"customer_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"last_incoming_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "conversations_status" CHECK ("conversations"."status" in ('open', 'closed'))
);--> statement-breakpoint
CREATE TABLE "inbox_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"delivery_id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"problem" text
);--> statement-breakpoint
CREATE TABLE "inbox_hours" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"messages" bigint NOT NULL,
	CONSTRAINT "inbox_hours_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","hour","brand_id")
);--> statement-breakpoint
CREATE TABLE "inbox_totals" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"total" bigint DEFAULT 0 NOT NULL,
	"unread" bigint DEFAULT 0 NOT NULL,
	"urgent" bigint DEFAULT 0 NOT NULL,
	"answered" bigint DEFAULT 0 NOT NULL,
	"response_seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "inbox_totals_of_brand" UNIQUE NULLS NOT DISTINCT("workspace_id","brand_id")
);--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"brand_id" uuid,
	"platform" text NOT NULL,
	"direction" text NOT NULL,
	"remote_id" text,
	"content" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_avatar" text,
	"author_id" uuid,
	"priority" text DEFAULT 'normal' NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"delivery" text,
	"failure" text,
	"response_seconds" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (message_words(sender_name || ' ' || content)) STORED NOT NULL,
	CONSTRAINT "messages_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "messages_direction" CHECK ("messages"."direction" in ('in', 'out', 'note')),
	CONSTRAINT "messages_priority" CHECK ("messages"."priority" in ('low', 'normal', 'high', 'urgent'))
);--> statement-breakpoint
CREATE TABLE "pos_integrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"store_name" text NOT NULL,
	"store_url" text,
	"credentials" "bytea",
	"is_active" boolean DEFAULT true NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"synced_until" timestamp (3) with time zone,
	"problem" text,
	"created_by" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"account" text,
	CONSTRAINT "pos_integrations_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "pos_integrations_provider" CHECK ("pos_integrations"."provider" in ('stripe', 'shopify', 'square', 'woocommerce'))
);--> statement-breakpoint
CREATE TABLE "pos_syncs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"stage" text DEFAULT 'products' NOT NULL,
	"cursor" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"products_added" integer DEFAULT 0 NOT NULL,
	"products_changed" integer DEFAULT 0 NOT NULL,
	"sales_added" integer DEFAULT 0 NOT NULL,
	"sales_changed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone
);--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text,
	"due_date" date,
	"status" text NOT NULL,
	"file_url" text,
	"overdue_notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('pending', 'paid', 'overdue', 'cancelled')),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" >= 0)
);--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"manager_id" uuid,
	"can_approve" boolean DEFAULT false NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "buyer_days" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"buyers" bigint NOT NULL,
	"came_back" bigint NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "buyer_days_workspace_id_currency_day_pk" PRIMARY KEY("workspace_id","currency","day")
);--> statement-breakpoint
CREATE TABLE "buyer_values" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"step" bigint NOT NULL,
	"buyers" bigint NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "buyer_values_workspace_id_currency_step_pk" PRIMARY KEY("workspace_id","currency","step")
);--> statement-breakpoint
CREATE TABLE "product_days" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"quantity" numeric(18, 3) DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_workspace_id_currency_day_name_pk" PRIMARY KEY("workspace_id","currency","day","name")
);--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"source" text NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"stock_quantity" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "products_once" UNIQUE("workspace_id","source","remote_id")
);--> statement-breakpoint
CREATE TABLE "sales_buyers" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"buyer" text NOT NULL,
	"sales" bigint NOT NULL,
	"spent" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_buyers_workspace_id_currency_buyer_pk" PRIMARY KEY("workspace_id","currency","buyer")
);--> statement-breakpoint
CREATE TABLE "sales_hours" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_hours_workspace_id_currency_day_hour_pk" PRIMARY KEY("workspace_id","currency","day","hour")
);--> statement-breakpoint
CREATE TABLE "sales_items" (
	"workspace_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"amount" bigint NOT NULL,
	"sold_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sales_items_transaction_id_position_pk" PRIMARY KEY("transaction_id","position")
);--> statement-breakpoint
CREATE TABLE "sales_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"source" text NOT NULL,
	"remote_id" text NOT NULL,
	"customer_name" text,
	"customer_email" text,
	"buyer" text,
	"payment_method" text DEFAULT '' NOT NULL,
	"transaction_date" timestamp (3) with time zone NOT NULL,
	"total_amount" bigint NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_transactions_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "sales_transactions_once" UNIQUE("workspace_id","source","remote_id"),
	CONSTRAINT "sales_transactions_status" CHECK ("sales_transactions"."status" in ('completed', 'pending', 'refunded', 'partially_refunded', 'cancelled')),
	CONSTRAINT "sales_transactions_refund" CHECK ("sales_transactions"."refunded_amount" >= 0 and "sales_transactions"."refunded_amount" <= greatest("sales_transactions"."total_amount", 0))
);--> statement-breakpoint
CREATE TABLE "sandbox_behaviours" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"remaining" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_behaviours_remaining" CHECK ("sandbox_behaviours"."remaining" >= 0)
);--> statement-breakpoint
CREATE TABLE "sandbox_post_fates" (
	"ledger_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_post_fates_ledger_id_kind_pk" PRIMARY KEY("ledger_id","kind")
);--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"access_hash" "bytea",
	"access_ends_at" timestamp (3) with time zone,
	"refresh_hash" "bytea",
	CONSTRAINT "sandbox_accounts_in_workspace" UNIQUE("workspace_id","id")
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_messages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"thread" text NOT NULL,
	"customer_name" text NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "sandbox_reactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"ledger_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"account_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"brand_id" uuid,
	"adapter" text DEFAULT 'sandbox' NOT NULL,
	"remote_id" text DEFAULT '' NOT NULL,
	"secret" text,
	"health" text DEFAULT 'ok' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"refreshing_until" timestamp (3) with time zone,
	CONSTRAINT "social_accounts_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "social_accounts_health" CHECK ("social_accounts"."health" in ('ok', 'needs_reconnect', 'unreachable'))
);--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"person_name" text NOT NULL,
	"text" text,
	"proof_file_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_events_number" UNIQUE("task_id","number")
);--> statement-breakpoint
CREATE TABLE "team_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"assigned_to" uuid,
	"assigned_by" uuid,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"due_date" timestamp (3) with time zone,
	"requires_proof" boolean DEFAULT true NOT NULL,
	"notes" text,
	"proof_file_url" text,
	"approver_id" uuid,
	"submitted_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"completed_at" timestamp (3) with time zone,
	"conversation_id" uuid,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_tasks_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "team_tasks_status" CHECK ("team_tasks"."status" in ('pending', 'in_progress', 'pending_approval', 'completed', 'cancelled')),
	CONSTRAINT "team_tasks_priority" CHECK ("team_tasks"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "team_tasks_proof" CHECK (not "team_tasks"."requires_proof" or "team_tasks"."status" not in ('pending_approval', 'completed') or "team_tasks"."proof_file_url" is not null)
);--> statement-breakpoint
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
);--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"manager_id" uuid,
	"can_approve" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entered_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile_image_url" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"industry" text,
	"country" text,
	"sales_target" bigint,
	"plan" text DEFAULT 'starter' NOT NULL,
	"is_named_after_owner" boolean DEFAULT false NOT NULL,
	"figures_zone" text,
	"recount_zone" text,
	"recount_from" timestamp (3) with time zone
);--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_designs" ADD CONSTRAINT "brand_designs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_designs" ADD CONSTRAINT "brand_designs_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_issued_to_users_id_fk" FOREIGN KEY ("issued_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_settings" ADD CONSTRAINT "ai_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pictures" ADD CONSTRAINT "brand_pictures_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_words" ADD CONSTRAINT "campaign_words_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_words" ADD CONSTRAINT "campaign_words_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_days" ADD CONSTRAINT "post_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hours" ADD CONSTRAINT "post_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_attempts" ADD CONSTRAINT "post_attempts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_attempts" ADD CONSTRAINT "post_attempts_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_days" ADD CONSTRAINT "customer_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_days" ADD CONSTRAINT "answer_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_deliveries" ADD CONSTRAINT "inbox_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_hours" ADD CONSTRAINT "inbox_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_totals" ADD CONSTRAINT "inbox_totals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_totals" ADD CONSTRAINT "inbox_totals_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_integrations" ADD CONSTRAINT "pos_integrations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_integrations" ADD CONSTRAINT "pos_integrations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_syncs" ADD CONSTRAINT "pos_syncs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_syncs" ADD CONSTRAINT "pos_syncs_integration" FOREIGN KEY ("workspace_id","integration_id") REFERENCES "public"."pos_integrations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."customers"("workspace_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_plans" ADD CONSTRAINT "content_plans_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_plans" ADD CONSTRAINT "content_plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_plan" FOREIGN KEY ("workspace_id","plan_id") REFERENCES "public"."content_plans"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_days" ADD CONSTRAINT "buyer_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_values" ADD CONSTRAINT "buyer_values_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_buyers" ADD CONSTRAINT "sales_buyers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_hours" ADD CONSTRAINT "sales_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_items" ADD CONSTRAINT "sales_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_items" ADD CONSTRAINT "sales_items_transaction" FOREIGN KEY ("workspace_id","transaction_id") REFERENCES "public"."sales_transactions"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_transactions" ADD CONSTRAINT "sales_transactions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_behaviours" ADD CONSTRAINT "sandbox_behaviours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_behaviours" ADD CONSTRAINT "sandbox_behaviours_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."sandbox_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_post_fates" ADD CONSTRAINT "sandbox_post_fates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_post_fates" ADD CONSTRAINT "sandbox_post_fates_entry" FOREIGN KEY ("workspace_id","ledger_id") REFERENCES "public"."sandbox_ledger"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD CONSTRAINT "sandbox_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."sandbox_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD CONSTRAINT "sandbox_messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD CONSTRAINT "sandbox_messages_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."sandbox_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_reactions" ADD CONSTRAINT "sandbox_reactions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_reactions" ADD CONSTRAINT "sandbox_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_reactions" ADD CONSTRAINT "sandbox_reactions_entry" FOREIGN KEY ("workspace_id","ledger_id") REFERENCES "public"."sandbox_ledger"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."team_tasks"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "brands_workspace" ON "brands" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_workspace" ON "files" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_object" ON "files" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "files_issued" ON "files" USING btree ("expires_at") WHERE "files"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("stored_at") WHERE "files"."state" = 'stored' and "files"."claims" = 0;--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("workspace_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "goals_by_period" ON "goals" USING btree ("workspace_id","period","created_at","id");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brand_pictures_newest" ON "brand_pictures" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaign_words_search" ON "campaign_words" USING gin ("workspace_id","words");--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_age" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_plan" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","scheduled_for","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_reach" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","reach","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_title" ON "campaigns" USING btree ("workspace_id","brand_or_none","ai_generated","status","title_key","created_at","id");--> statement-breakpoint
CREATE INDEX "post_attempts_results_due" ON "post_attempts" USING btree ("workspace_id","results_due_at") WHERE "post_attempts"."results_due_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_by_time" ON "posts" USING btree ("workspace_id","scheduled_for","id");--> statement-breakpoint
CREATE INDEX "posts_best" ON "posts" USING btree ("workspace_id",coalesce("brand_id", "workspace_id"),date_trunc('week', "scheduled_for" at time zone 'UTC'),("likes" + "comments" + "shares"),"reach","id") WHERE "posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "posts_in_lane" ON "posts" USING btree ("workspace_id",coalesce("brand_id", "workspace_id"),"platform","due_at","campaign_id") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "posts" USING btree ("workspace_id","due_at") WHERE "posts"."state" = 'scheduled' and not "posts"."is_demo";--> statement-breakpoint
CREATE INDEX "posts_unsettled" ON "posts" USING btree ("workspace_id","state","scheduled_for") WHERE "posts"."state" in ('sending', 'failed', 'unconfirmed', 'needs_you');--> statement-breakpoint
CREATE INDEX "posts_gone_out" ON "posts" USING btree ("workspace_id","published_at") WHERE "posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "posts_sending" ON "posts" USING btree ("lease_until") WHERE "posts"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "posts_with_results" ON "posts" USING btree ("published_at") WHERE "posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "contact_requests_newest" ON "contact_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "creations_newest" ON "creations" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("workspace_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_brand" ON "customers" USING btree ("workspace_id","brand_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_status" ON "customers" USING btree ("workspace_id","status","sort_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("workspace_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once" ON "conversations" USING btree ("account_id","remote_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("workspace_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_by_assignee" ON "conversations" USING btree ("workspace_id","assignee_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_by_customer" ON "conversations" USING btree ("workspace_id","customer_id","last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_deliveries_once" ON "inbox_deliveries" USING btree ("account_id","delivery_id");--> statement-breakpoint
CREATE INDEX "inbox_deliveries_waiting" ON "inbox_deliveries" USING btree ("workspace_id","received_at","id") WHERE "inbox_deliveries"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_deliveries_handled" ON "inbox_deliveries" USING btree ("handled_at") WHERE "inbox_deliveries"."handled_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("conversation_id","remote_id");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("conversation_id","created_at") WHERE "messages"."direction" = 'out' and "messages"."delivery" = 'sent';--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("workspace_id","created_at","id") WHERE "messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "messages_answered" ON "messages" USING btree ("workspace_id","created_at") WHERE "messages"."response_seconds" is not null;--> statement-breakpoint
CREATE INDEX "messages_by_brand" ON "messages" USING btree ("workspace_id","brand_id","created_at","id") WHERE "messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "messages_by_platform" ON "messages" USING btree ("workspace_id","platform","created_at","id") WHERE "messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("workspace_id","created_at","id") WHERE "messages"."direction" = 'in' and not "messages"."is_read";--> statement-breakpoint
CREATE INDEX "messages_important" ON "messages" USING btree ("workspace_id","created_at","id") WHERE "messages"."direction" = 'in' and "messages"."priority" in ('high', 'urgent');--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("workspace_id","search");--> statement-breakpoint
CREATE UNIQUE INDEX "pos_integrations_once" ON "pos_integrations" USING btree ("workspace_id","provider","account") WHERE "pos_integrations"."account" is not null;--> statement-breakpoint
CREATE INDEX "pos_integrations_workspace" ON "pos_integrations" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pos_syncs_newest" ON "pos_syncs" USING btree ("workspace_id","integration_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pos_syncs_one_at_a_time" ON "pos_syncs" USING btree ("integration_id") WHERE "pos_syncs"."status" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("workspace_id",lower("invoice_number"));--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("workspace_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_of_customer" ON "invoices" USING btree ("workspace_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_late" ON "invoices" USING btree ("workspace_id","due_date") WHERE "invoices"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invoices_to_remind" ON "invoices" USING btree ("due_date","workspace_id") WHERE "invoices"."status" = 'pending' and "invoices"."overdue_notified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("workspace_id","email") WHERE "invitations"."email" is not null;--> statement-breakpoint
CREATE INDEX "content_plans_newest" ON "content_plans" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "plan_entries_by_plan" ON "plan_entries" USING btree ("plan_id","day","time","id");--> statement-breakpoint
CREATE INDEX "plan_entries_by_day" ON "plan_entries" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_entries_campaign" ON "plan_entries" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sales_buyers_by_value" ON "sales_buyers" USING btree ("workspace_id","currency","spent");--> statement-breakpoint
CREATE INDEX "sales_items_workspace" ON "sales_items" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "sales_transactions_newest" ON "sales_transactions" USING btree ("workspace_id","transaction_date","id");--> statement-breakpoint
CREATE INDEX "sales_transactions_by_buyer" ON "sales_transactions" USING btree ("workspace_id","currency","buyer") WHERE "sales_transactions"."buyer" is not null;--> statement-breakpoint
CREATE INDEX "sales_transactions_by_email" ON "sales_transactions" USING btree ("workspace_id","customer_email","transaction_date","id") WHERE "sales_transactions"."customer_email" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_behaviours_workspace" ON "sandbox_behaviours" USING btree ("workspace_id","account_id");--> statement-breakpoint
CREATE INDEX "sandbox_post_fates_workspace" ON "sandbox_post_fates" USING btree ("workspace_id","ledger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_accounts_token" ON "sandbox_accounts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sandbox_accounts_workspace" ON "sandbox_accounts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_ledger_feed" ON "sandbox_ledger" USING btree ("workspace_id","account_id","number");--> statement-breakpoint
CREATE INDEX "sandbox_ledger_reference" ON "sandbox_ledger" USING btree ("account_id","reference");--> statement-breakpoint
CREATE INDEX "sandbox_messages_thread" ON "sandbox_messages" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "sandbox_messages_reference" ON "sandbox_messages" USING btree ("account_id","reference");--> statement-breakpoint
CREATE INDEX "sandbox_reactions_entry" ON "sandbox_reactions" USING btree ("ledger_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_reactions_once" ON "sandbox_reactions" USING btree ("ledger_id","user_id","kind") WHERE "sandbox_reactions"."kind" in ('view', 'like');--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title" ON "saved_replies" USING btree ("workspace_id",lower("title"));--> statement-breakpoint
CREATE INDEX "social_accounts_workspace" ON "social_accounts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "task_events_by_task" ON "task_events" USING btree ("workspace_id","task_id","number");--> statement-breakpoint
CREATE INDEX "team_tasks_assigned" ON "team_tasks" USING btree ("workspace_id","assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "team_tasks_created" ON "team_tasks" USING btree ("workspace_id","assigned_by","created_at","id");--> statement-breakpoint
CREATE INDEX "team_tasks_waiting" ON "team_tasks" USING btree ("workspace_id","submitted_at") WHERE "team_tasks"."status" = 'pending_approval';--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "workspaces_recounting" ON "workspaces" USING btree ("id") WHERE "workspaces"."figures_zone" is not null;--> statement-breakpoint

-- Foreign keys that set one column to null: more than a table file can say. Rows belong to a brand, an account or a customer of their
-- own workspace or to none; when those go, the rows stay.

ALTER TABLE customers ADD CONSTRAINT customers_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE campaigns ADD CONSTRAINT campaigns_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE content_plans ADD CONSTRAINT content_plans_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE social_accounts ADD CONSTRAINT social_accounts_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE videos ADD CONSTRAINT videos_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint

-- The day of a plan whose campaign was deleted can be scheduled again.
ALTER TABLE plan_entries ADD CONSTRAINT plan_entries_campaign_exists FOREIGN KEY (workspace_id, campaign_id)
REFERENCES campaigns (workspace_id, id) ON DELETE SET NULL (campaign_id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_account FOREIGN KEY (workspace_id, account_id)
REFERENCES social_accounts (workspace_id, id) ON DELETE SET NULL (account_id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_customer FOREIGN KEY (workspace_id, customer_id)
REFERENCES customers (workspace_id, id) ON DELETE SET NULL (customer_id);--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE inbox_deliveries ADD CONSTRAINT inbox_deliveries_account FOREIGN KEY (workspace_id, account_id)
REFERENCES social_accounts (workspace_id, id) ON DELETE CASCADE;--> statement-breakpoint

-- Totals are kept, never counted: each statement adds what it changed, so a page costs the same with ten rows and with ten million. They
-- are kept for each brand of a workspace and for none. Customers are locked before totals, and rows in the order of their ids, so that
-- two statements never deadlock.

CREATE FUNCTION keep_customer_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO customer_totals AS kept (workspace_id, brand_id, customers)
    SELECT workspace_id, brand_id, count(*) FROM added GROUP BY workspace_id, brand_id ORDER BY workspace_id, brand_id
    ON CONFLICT (workspace_id, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers;
  ELSE
    PERFORM FROM customer_totals WHERE workspace_id IN (SELECT workspace_id FROM removed)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
    -- An update, not an upsert: when a whole workspace goes, its rows here may be gone first.
    UPDATE customer_totals kept SET customers = kept.customers - gone.customers
    FROM (SELECT workspace_id, brand_id, count(*) AS customers FROM removed GROUP BY workspace_id, brand_id) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.brand_id IS NOT DISTINCT FROM gone.brand_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_added AFTER INSERT ON customers
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_totals();--> statement-breakpoint
CREATE TRIGGER customers_removed AFTER DELETE ON customers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_totals();--> statement-breakpoint

-- The changes of one statement for one customer: number of invoices, cents invoiced, cents paid.
CREATE TYPE invoice_change AS (workspace_id uuid, customer_id uuid, invoices bigint, invoiced bigint, revenue bigint);--> statement-breakpoint

CREATE FUNCTION apply_invoice_changes(changes invoice_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  changes := ARRAY(SELECT change FROM unnest(changes) change WHERE invoices <> 0 OR invoiced <> 0 OR revenue <> 0);
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  -- Held from here on, so that the brand read below is the one that whoever changes it counts these invoices for. One
  -- customer alone is held by the update itself, unless that has nothing to write.
  IF cardinality(changes) > 1 OR changes[1].invoiced = 0 THEN
    PERFORM FROM customers
    WHERE (workspace_id, id) IN (SELECT workspace_id, customer_id FROM unnest(changes))
    ORDER BY id FOR NO KEY UPDATE;
  END IF;
  UPDATE customers SET total_invoiced = total_invoiced + change.invoiced
  FROM unnest(changes) change
  WHERE customers.workspace_id = change.workspace_id AND customers.id = change.customer_id AND change.invoiced <> 0;

  IF cardinality(changes) > 1 THEN
    PERFORM FROM customer_totals
    WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes) WHERE invoices <> 0 OR revenue <> 0)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
  END IF;
  -- The row exists: the customer of the invoice brought it.
  UPDATE customer_totals kept SET invoices = kept.invoices + change.invoices, revenue = kept.revenue + change.revenue
  FROM (
    SELECT workspace_id, brand_id, sum(invoices)::bigint AS invoices, sum(revenue)::bigint AS revenue
    FROM (
      SELECT customers.workspace_id, customers.brand_id, change.invoices, change.revenue
      FROM unnest(changes) change
      JOIN customers ON customers.workspace_id = change.workspace_id AND customers.id = change.customer_id
      WHERE change.invoices <> 0 OR change.revenue <> 0
    ) of_customers GROUP BY workspace_id, brand_id
  ) change
  WHERE kept.workspace_id = change.workspace_id AND kept.brand_id IS NOT DISTINCT FROM change.brand_id;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_invoice_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes invoice_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(
      SELECT (workspace_id, customer_id, count(*), sum(CASE WHEN status = 'cancelled' THEN 0 ELSE amount END),
        sum(CASE WHEN status = 'paid' THEN amount ELSE 0 END))::invoice_change
      FROM added GROUP BY workspace_id, customer_id);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(
      SELECT (workspace_id, customer_id, -count(*), -sum(CASE WHEN status = 'cancelled' THEN 0 ELSE amount END),
        -sum(CASE WHEN status = 'paid' THEN amount ELSE 0 END))::invoice_change
      FROM removed GROUP BY workspace_id, customer_id);
  ELSE
    changes := ARRAY(
      SELECT (workspace_id, customer_id, sum(sign), sum(CASE WHEN status = 'cancelled' THEN 0 ELSE sign * amount END),
        sum(CASE WHEN status = 'paid' THEN sign * amount ELSE 0 END))::invoice_change
      FROM (SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed) moved
      GROUP BY workspace_id, customer_id);
  END IF;
  PERFORM apply_invoice_changes(changes);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_added AFTER INSERT ON invoices
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_totals();--> statement-breakpoint
CREATE TRIGGER invoices_changed AFTER UPDATE ON invoices
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_totals();--> statement-breakpoint
CREATE TRIGGER invoices_removed AFTER DELETE ON invoices
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_totals();--> statement-breakpoint

-- A customer who changes brand takes its figures along. No invoice can be written meanwhile: that needs the row locked here.
CREATE FUNCTION move_customer_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  SELECT count(*) AS invoices, coalesce(sum(amount) FILTER (WHERE status = 'paid'), 0)::bigint AS revenue INTO moved
  FROM invoices WHERE workspace_id = new.workspace_id AND customer_id = new.id;
  PERFORM FROM customer_totals WHERE workspace_id = new.workspace_id ORDER BY brand_id FOR NO KEY UPDATE;
  UPDATE customer_totals
  SET customers = customers - 1, invoices = invoices - moved.invoices, revenue = revenue - moved.revenue
  WHERE workspace_id = old.workspace_id AND brand_id IS NOT DISTINCT FROM old.brand_id;
  INSERT INTO customer_totals AS kept (workspace_id, brand_id, customers, invoices, revenue)
  VALUES (new.workspace_id, new.brand_id, 1, moved.invoices, moved.revenue)
  ON CONFLICT (workspace_id, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers,
    invoices = kept.invoices + excluded.invoices, revenue = kept.revenue + excluded.revenue;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_moved AFTER UPDATE OF brand_id ON customers
FOR EACH ROW WHEN (old.brand_id IS DISTINCT FROM new.brand_id) EXECUTE FUNCTION move_customer_totals();--> statement-breakpoint

-- Free space on each page keeps a changed total on the page of its row, so that no index has to change.
ALTER TABLE customers SET (fillfactor = 85);--> statement-breakpoint

-- Figures of the campaigns.

-- The figures of the campaigns, kept for each brand of a workspace and for none.
CREATE FUNCTION apply_campaign_changes(changed campaigns[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_totals AS kept
    (workspace_id, brand_id, total, draft, scheduled, published, failed, ai_generated, reach, engagement)
  SELECT workspace_id, brand_id, sign * count(*),
    sign * count(*) FILTER (WHERE status = 'draft'), sign * count(*) FILTER (WHERE status = 'scheduled'),
    sign * count(*) FILTER (WHERE status = 'published'), sign * count(*) FILTER (WHERE status = 'failed'),
    sign * count(*) FILTER (WHERE ai_generated), sign * sum(reach)::bigint, sign * sum(engagement)::bigint
  FROM unnest(changed) GROUP BY workspace_id, brand_id ORDER BY workspace_id, brand_id
  ON CONFLICT (workspace_id, brand_id) DO UPDATE SET total = kept.total + excluded.total,
    draft = kept.draft + excluded.draft, scheduled = kept.scheduled + excluded.scheduled,
    published = kept.published + excluded.published, failed = kept.failed + excluded.failed,
    ai_generated = kept.ai_generated + excluded.ai_generated, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_campaign_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM apply_campaign_changes(ARRAY(SELECT added::campaigns FROM added), 1);
  ELSE
    -- An update, not an upsert: when a whole workspace or a brand goes, its rows here may be gone first.
    PERFORM FROM campaign_totals WHERE workspace_id IN (SELECT workspace_id FROM removed)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
    UPDATE campaign_totals kept SET total = kept.total - gone.total, draft = kept.draft - gone.draft,
      scheduled = kept.scheduled - gone.scheduled, published = kept.published - gone.published,
      failed = kept.failed - gone.failed, ai_generated = kept.ai_generated - gone.ai_generated,
      reach = kept.reach - gone.reach, engagement = kept.engagement - gone.engagement
    FROM (
      SELECT workspace_id, brand_id, count(*) AS total,
        count(*) FILTER (WHERE status = 'draft') AS draft, count(*) FILTER (WHERE status = 'scheduled') AS scheduled,
        count(*) FILTER (WHERE status = 'published') AS published, count(*) FILTER (WHERE status = 'failed') AS failed,
        count(*) FILTER (WHERE ai_generated) AS ai_generated, sum(reach)::bigint AS reach,
        sum(engagement)::bigint AS engagement
      FROM removed GROUP BY workspace_id, brand_id
    ) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.brand_id IS NOT DISTINCT FROM gone.brand_id;
    IF TG_OP = 'UPDATE' THEN PERFORM apply_campaign_changes(ARRAY(SELECT added::campaigns FROM added), 1); END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_added AFTER INSERT ON campaigns
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_totals();--> statement-breakpoint
CREATE TRIGGER campaigns_changed AFTER UPDATE ON campaigns
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_totals();--> statement-breakpoint
CREATE TRIGGER campaigns_removed AFTER DELETE ON campaigns
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_totals();--> statement-breakpoint

-- Figures of the inbox.

-- The figures of the inbox, kept for each brand of a workspace and for none.
CREATE FUNCTION add_inbox_totals(changed messages[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_totals AS kept (workspace_id, brand_id, total, unread, urgent, answered, response_seconds)
  SELECT workspace_id, brand_id, count(*) FILTER (WHERE direction = 'in'),
    count(*) FILTER (WHERE direction = 'in' AND NOT is_read),
    count(*) FILTER (WHERE direction = 'in' AND priority = 'urgent'),
    count(response_seconds), coalesce(sum(response_seconds), 0)
  FROM unnest(changed) GROUP BY workspace_id, brand_id ORDER BY workspace_id, brand_id
  ON CONFLICT (workspace_id, brand_id) DO UPDATE SET total = kept.total + excluded.total,
    unread = kept.unread + excluded.unread, urgent = kept.urgent + excluded.urgent,
    answered = kept.answered + excluded.answered, response_seconds = kept.response_seconds + excluded.response_seconds;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_inbox_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_inbox_totals(ARRAY(SELECT added::messages FROM added));
  ELSE
    -- An update, not an upsert: when a whole workspace or a brand goes, its rows here may be gone first.
    PERFORM FROM inbox_totals WHERE workspace_id IN (SELECT workspace_id FROM removed)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
    UPDATE inbox_totals kept SET total = kept.total - gone.total, unread = kept.unread - gone.unread,
      urgent = kept.urgent - gone.urgent, answered = kept.answered - gone.answered,
      response_seconds = kept.response_seconds - gone.response_seconds
    FROM (
      SELECT workspace_id, brand_id, count(*) FILTER (WHERE direction = 'in') AS total,
        count(*) FILTER (WHERE direction = 'in' AND NOT is_read) AS unread,
        count(*) FILTER (WHERE direction = 'in' AND priority = 'urgent') AS urgent,
        count(response_seconds) AS answered, coalesce(sum(response_seconds), 0) AS response_seconds
      FROM removed GROUP BY workspace_id, brand_id
    ) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.brand_id IS NOT DISTINCT FROM gone.brand_id;
    IF TG_OP = 'UPDATE' THEN PERFORM add_inbox_totals(ARRAY(SELECT added::messages FROM added)); END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER messages_added AFTER INSERT ON messages
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_inbox_totals();--> statement-breakpoint
CREATE TRIGGER messages_changed AFTER UPDATE ON messages
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_inbox_totals();--> statement-breakpoint
CREATE TRIGGER messages_removed AFTER DELETE ON messages
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_inbox_totals();--> statement-breakpoint

-- Append-only tables.

-- The ledger of the sandbox network is append-only. Its rows go with their account or workspace, which is a delete inside
-- another one.
CREATE FUNCTION refuse_ledger_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN old; END IF;
  RAISE EXCEPTION 'The ledger of the sandbox network is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER sandbox_ledger_only_grows BEFORE UPDATE OR DELETE ON sandbox_ledger
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_changes();--> statement-breakpoint

-- The history of a task is append-only. It goes with its task or workspace, which is a delete inside another one; a person who
-- leaves is removed from it, their name stays.
CREATE FUNCTION refuse_task_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN coalesce(new, old); END IF;
  RAISE EXCEPTION 'What was done with a task is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER task_events_only_grow BEFORE UPDATE OR DELETE ON task_events
FOR EACH ROW EXECUTE FUNCTION refuse_task_event_changes();--> statement-breakpoint

-- Figures by the shop's own days and hours, so that no request counts rows. Each statement adds what it changed, under a share lock of the
-- shop, so that a change of its zone and new rows wait for each other. A total of the workspace is locked before its days. Rows with
-- nothing left are deleted.
--
-- A shop that changes its zone is recounted in slices, from its newest rows to its oldest, each in a short transaction. Rows from
-- recount_from on count in the new zone, earlier ones in the old one. Customers and buyers are few enough to be recounted
-- together, at the end.

CREATE FUNCTION zone_at(shop workspaces, moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE WHEN shop.figures_zone IS NULL THEN shop.time_zone
  WHEN moment >= shop.recount_from THEN shop.recount_zone ELSE shop.figures_zone END;--> statement-breakpoint

CREATE FUNCTION zone_before_recount(shop workspaces) RETURNS text LANGUAGE sql IMMUTABLE
RETURN coalesce(shop.figures_zone, shop.time_zone);--> statement-breakpoint

-- Sales by hour, by product and by buyer, in the time zone of the shop.
CREATE FUNCTION counts_as_sale(status text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN status IN ('completed', 'refunded', 'partially_refunded');--> statement-breakpoint

CREATE FUNCTION add_sales(changed sales_transactions[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO sales_hours AS kept (workspace_id, currency, day, hour, sales, gross, refunded)
  SELECT sale.workspace_id, sale.currency, (sale.transaction_date AT TIME ZONE zone_at(shop, sale.transaction_date))::date AS day,
    extract(hour FROM sale.transaction_date AT TIME ZONE zone_at(shop, sale.transaction_date))::smallint AS hour,
    sign * count(*), sign * sum(sale.total_amount)::bigint, sign * sum(sale.refunded_amount)::bigint
  FROM unnest(changed) sale JOIN workspaces shop ON shop.id = sale.workspace_id
  WHERE counts_as_sale(sale.status)
  GROUP BY sale.workspace_id, sale.currency, day, hour ORDER BY sale.workspace_id, sale.currency, day, hour
  ON CONFLICT (workspace_id, currency, day, hour) DO UPDATE SET sales = kept.sales + excluded.sales,
    gross = kept.gross + excluded.gross, refunded = kept.refunded + excluded.refunded;

  INSERT INTO sales_buyers AS kept (workspace_id, currency, buyer, sales, spent, first_at, last_at)
  SELECT sale.workspace_id, sale.currency, sale.buyer, sign * count(*),
    sign * sum(sale.total_amount - sale.refunded_amount)::bigint, min(sale.transaction_date), max(sale.transaction_date)
  FROM unnest(changed) sale JOIN workspaces shop ON shop.id = sale.workspace_id
  WHERE counts_as_sale(sale.status) AND sale.buyer IS NOT NULL
  GROUP BY sale.workspace_id, sale.currency, sale.buyer ORDER BY sale.workspace_id, sale.currency, sale.buyer
  ON CONFLICT (workspace_id, currency, buyer) DO UPDATE SET sales = kept.sales + excluded.sales,
    spent = kept.spent + excluded.spent, first_at = least(kept.first_at, excluded.first_at),
    last_at = greatest(kept.last_at, excluded.last_at);
END $$;--> statement-breakpoint

-- A removed sale may have been the first or last visit of its buyer. The rows of the buyers are locked by now.
CREATE FUNCTION settle_buyers(changed sales_transactions[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales_buyers kept SET first_at = seen.first_at, last_at = seen.last_at
  FROM (
    SELECT sale.workspace_id, sale.currency, sale.buyer, min(sale.transaction_date) AS first_at,
      max(sale.transaction_date) AS last_at
    FROM sales_transactions sale
    WHERE (sale.workspace_id, sale.currency, sale.buyer) IN
      (SELECT workspace_id, currency, buyer FROM unnest(changed) WHERE buyer IS NOT NULL) AND counts_as_sale(sale.status)
    GROUP BY sale.workspace_id, sale.currency, sale.buyer
  ) seen
  WHERE kept.workspace_id = seen.workspace_id AND kept.currency = seen.currency AND kept.buyer = seen.buyer;
  DELETE FROM sales_buyers kept USING (SELECT DISTINCT workspace_id, currency, buyer FROM unnest(changed)) gone
  WHERE kept.workspace_id = gone.workspace_id AND kept.currency = gone.currency AND kept.buyer = gone.buyer AND kept.sales = 0;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_sales(ARRAY(SELECT removed::sales_transactions FROM removed), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_sales(ARRAY(SELECT added::sales_transactions FROM added), 1); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM settle_buyers(ARRAY(SELECT removed::sales_transactions FROM removed)); END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE sales_items item
    SET sold_at = sale.transaction_date, currency = sale.currency, is_counted = counts_as_sale(sale.status)
    FROM added sale
    WHERE item.transaction_id = sale.id AND (item.sold_at, item.currency, item.is_counted)
      IS DISTINCT FROM (sale.transaction_date, sale.currency, counts_as_sale(sale.status));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_added AFTER INSERT ON sales_transactions
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sales();--> statement-breakpoint
CREATE TRIGGER sales_changed AFTER UPDATE ON sales_transactions
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sales();--> statement-breakpoint
CREATE TRIGGER sales_removed AFTER DELETE ON sales_transactions
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_sales();--> statement-breakpoint

-- An item carries the date and currency of its sale, so that it can be subtracted after the sale is gone.
CREATE FUNCTION fill_sales_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT transaction_date, currency, counts_as_sale(status) INTO new.sold_at, new.currency, new.is_counted
  FROM sales_transactions WHERE workspace_id = new.workspace_id AND id = new.transaction_id;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_items_filled BEFORE INSERT ON sales_items
FOR EACH ROW EXECUTE FUNCTION fill_sales_item();--> statement-breakpoint

CREATE FUNCTION add_sold_items(changed sales_items[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO product_days AS kept (workspace_id, currency, day, name, quantity, amount)
  SELECT item.workspace_id, item.currency, (item.sold_at AT TIME ZONE zone_at(shop, item.sold_at))::date AS day, item.name,
    sign * sum(item.quantity), sign * sum(item.amount)::bigint
  FROM unnest(changed) item JOIN workspaces shop ON shop.id = item.workspace_id
  WHERE item.is_counted
  GROUP BY item.workspace_id, item.currency, day, item.name ORDER BY item.workspace_id, item.currency, day, item.name
  ON CONFLICT (workspace_id, currency, day, name) DO UPDATE SET quantity = kept.quantity + excluded.quantity,
    amount = kept.amount + excluded.amount;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_product_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_sold_items(ARRAY(SELECT removed::sales_items FROM removed), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_sold_items(ARRAY(SELECT added::sales_items FROM added), 1); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_items_added AFTER INSERT ON sales_items
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_product_days();--> statement-breakpoint
CREATE TRIGGER sales_items_changed AFTER UPDATE ON sales_items
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_product_days();--> statement-breakpoint
CREATE TRIGGER sales_items_removed AFTER DELETE ON sales_items
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_product_days();--> statement-breakpoint

-- A post counts for the brand of its campaign.
CREATE FUNCTION fill_post_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO new.brand_id FROM campaigns WHERE workspace_id = new.workspace_id AND id = new.campaign_id;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_filled BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION fill_post_brand();--> statement-breakpoint

CREATE FUNCTION move_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET brand_id = new.brand_id WHERE workspace_id = new.workspace_id AND campaign_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_moved AFTER UPDATE OF brand_id ON campaigns
FOR EACH ROW WHEN (old.brand_id IS DISTINCT FROM new.brand_id) EXECUTE FUNCTION move_posts();--> statement-breakpoint

CREATE TYPE post_change AS (
  workspace_id uuid, brand_id uuid, campaign_id uuid, platform text, due timestamptz,
  planned int, published int, reach bigint, engagement bigint, clicks bigint
);--> statement-breakpoint

CREATE FUNCTION change_of(post posts, sign int) RETURNS post_change LANGUAGE sql IMMUTABLE
RETURN CASE WHEN post.state = 'published' THEN
  ROW(post.workspace_id, post.brand_id, post.campaign_id, post.platform, post.scheduled_for, sign, sign,
    sign * post.reach::bigint, sign * (post.likes::bigint + post.comments + post.shares), sign * post.clicks::bigint)::post_change
ELSE
  ROW(post.workspace_id, post.brand_id, post.campaign_id, post.platform, post.scheduled_for, sign, 0, 0, 0, 0)::post_change
END;--> statement-breakpoint

CREATE FUNCTION counts_as_planned(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN post.scheduled_for IS NOT NULL AND post.state NOT IN ('draft', 'failed');--> statement-breakpoint

CREATE FUNCTION add_post_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_days AS kept (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT change.workspace_id, change.brand_id, change.platform, (change.due AT TIME ZONE zone_at(shop, change.due))::date AS day,
    sum(change.planned), sum(change.published), sum(change.reach), sum(change.engagement), sum(change.clicks)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, change.platform, day
  HAVING (sum(change.planned), sum(change.published), sum(change.reach), sum(change.engagement), sum(change.clicks)) <> (0, 0, 0, 0, 0)
  ORDER BY change.workspace_id, change.brand_id, change.platform, day
  ON CONFLICT (workspace_id, day, platform, brand_id) DO UPDATE SET planned = kept.planned + excluded.planned,
    published = kept.published + excluded.published, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement, clicks = kept.clicks + excluded.clicks;

  INSERT INTO post_hours AS kept (workspace_id, brand_id, day, hour, published, engagement)
  SELECT change.workspace_id, change.brand_id, (change.due AT TIME ZONE zone_at(shop, change.due))::date AS day,
    extract(hour FROM change.due AT TIME ZONE zone_at(shop, change.due))::smallint AS hour, sum(change.published), sum(change.engagement)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day, hour
  HAVING (sum(change.published), sum(change.engagement)) <> (0, 0)
  ORDER BY change.workspace_id, change.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET published = kept.published + excluded.published,
    engagement = kept.engagement + excluded.engagement;
END $$;--> statement-breakpoint

CREATE FUNCTION add_campaign_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unnest(changes) GROUP BY campaign_id, brand_id, due HAVING sum(planned) <> 0;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO campaign_days AS kept (workspace_id, brand_id, day, previous, campaigns)
  WITH changed AS (
    SELECT change.workspace_id, change.campaign_id, change.brand_id, (change.due AT TIME ZONE zone_at(shop, change.due))::date AS day,
      sum(change.planned) AS posts
    FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
    GROUP BY change.workspace_id, change.campaign_id, change.brand_id, day HAVING sum(change.planned) <> 0
  ), present AS (
    SELECT post.workspace_id, post.campaign_id, post.brand_id, (post.scheduled_for AT TIME ZONE zone_at(shop, post.scheduled_for))::date AS day,
      count(*) AS posts
    FROM posts post JOIN workspaces shop ON shop.id = post.workspace_id
    WHERE (post.workspace_id, post.campaign_id) IN (SELECT workspace_id, campaign_id FROM changed) AND counts_as_planned(post)
    GROUP BY post.workspace_id, post.campaign_id, post.brand_id, day
  ), of_campaigns AS (
    SELECT 1 AS sign, workspace_id, campaign_id, brand_id, day FROM present
    UNION ALL
    SELECT -1, workspace_id, campaign_id, brand_id, day
    FROM (SELECT * FROM present UNION ALL SELECT workspace_id, campaign_id, brand_id, day, -posts FROM changed) before
    GROUP BY workspace_id, campaign_id, brand_id, day HAVING sum(posts) > 0
  )
  SELECT workspace_id, brand_id, day, previous, sum(sign)
  FROM (
    SELECT *, lag(day) OVER (PARTITION BY sign, workspace_id, campaign_id, brand_id ORDER BY day) AS previous
    FROM of_campaigns
  ) in_order
  GROUP BY workspace_id, brand_id, day, previous HAVING sum(sign) <> 0
  ORDER BY workspace_id, brand_id, day, previous
  ON CONFLICT (workspace_id, day, previous, brand_id) DO UPDATE SET campaigns = kept.campaigns + excluded.campaigns;
  DELETE FROM campaign_days WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes)) AND campaigns = 0;
END $$;--> statement-breakpoint

CREATE FUNCTION sweep_post_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_days kept USING (SELECT DISTINCT workspace_id, due::date AS day FROM unnest(changes) WHERE planned < 0) gone
  WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1
    AND (planned, published, reach, engagement, clicks) = (0, 0, 0, 0, 0);
  DELETE FROM post_hours kept USING (SELECT DISTINCT workspace_id, due::date AS day FROM unnest(changes) WHERE published < 0) gone
  WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1
    AND (published, engagement) = (0, 0);
END $$;--> statement-breakpoint

CREATE FUNCTION keep_post_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes post_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(SELECT change_of(added::posts, 1) FROM added WHERE counts_as_planned(added::posts));
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(SELECT change_of(removed::posts, -1) FROM removed WHERE counts_as_planned(removed::posts));
  ELSE
    -- Most changes of a post are of its text, its job or its state on the way out, and count for nothing.
    changes := ARRAY(
      SELECT change FROM removed JOIN added USING (id), LATERAL (
        SELECT change_of(removed::posts, -1) WHERE counts_as_planned(removed::posts)
        UNION ALL SELECT change_of(added::posts, 1) WHERE counts_as_planned(added::posts)
      ) both_ways (change)
      WHERE (counts_as_planned(removed::posts), change_of(removed::posts, 1))
        IS DISTINCT FROM (counts_as_planned(added::posts), change_of(added::posts, 1))
    );
  END IF;
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changes)) ORDER BY id FOR SHARE;
  PERFORM FROM campaign_totals WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes))
  ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
  PERFORM add_post_days(changes);
  PERFORM add_campaign_days(changes);
  IF TG_OP <> 'INSERT' THEN PERFORM sweep_post_days(changes); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_added AFTER INSERT ON posts
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_post_days();--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER UPDATE ON posts
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_post_days();--> statement-breakpoint
CREATE TRIGGER posts_removed AFTER DELETE ON posts
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_post_days();--> statement-breakpoint

-- Messages: when they came in, and how long people waited for answers.
CREATE TYPE message_change AS (
  workspace_id uuid, brand_id uuid, at timestamptz, messages int, answers int, seconds bigint
);--> statement-breakpoint

CREATE FUNCTION change_of(message messages, sign int) RETURNS message_change LANGUAGE sql IMMUTABLE
RETURN ROW(message.workspace_id, message.brand_id, message.created_at, CASE WHEN message.direction = 'in' THEN sign ELSE 0 END,
  CASE WHEN message.response_seconds IS NOT NULL THEN sign ELSE 0 END,
  sign * coalesce(message.response_seconds, 0)::bigint)::message_change;--> statement-breakpoint

CREATE FUNCTION keep_message_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes message_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(SELECT change_of(added::messages, 1) FROM added);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(SELECT change_of(removed::messages, -1) FROM removed);
  ELSE
    changes := ARRAY(
      SELECT change FROM removed JOIN added USING (id),
        LATERAL (VALUES (change_of(removed::messages, -1)), (change_of(added::messages, 1))) both_ways (change)
      WHERE change_of(removed::messages, 1) IS DISTINCT FROM change_of(added::messages, 1)
    );
  END IF;
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changes)) ORDER BY id FOR SHARE;
  INSERT INTO inbox_hours AS kept (workspace_id, brand_id, day, hour, messages)
  SELECT change.workspace_id, change.brand_id, (change.at AT TIME ZONE zone_at(shop, change.at))::date AS day,
    extract(hour FROM change.at AT TIME ZONE zone_at(shop, change.at))::smallint AS hour, sum(change.messages)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day, hour HAVING sum(change.messages) <> 0
  ORDER BY change.workspace_id, change.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET messages = kept.messages + excluded.messages;
  INSERT INTO answer_days AS kept (workspace_id, brand_id, day, answers, seconds)
  SELECT change.workspace_id, change.brand_id, (change.at AT TIME ZONE zone_at(shop, change.at))::date AS day,
    sum(change.answers), sum(change.seconds)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day HAVING (sum(change.answers), sum(change.seconds)) <> (0, 0)
  ORDER BY change.workspace_id, change.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET answers = kept.answers + excluded.answers,
    seconds = kept.seconds + excluded.seconds;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM inbox_hours kept USING (SELECT DISTINCT workspace_id, at::date AS day FROM unnest(changes)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND messages = 0;
    DELETE FROM answer_days kept USING (SELECT DISTINCT workspace_id, at::date AS day FROM unnest(changes)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1
      AND (answers, seconds) = (0, 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Triggers of one table run in the order of their names: these after those that keep the totals.
CREATE TRIGGER messages_timed_added AFTER INSERT ON messages
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_message_days();--> statement-breakpoint
CREATE TRIGGER messages_timed_changed AFTER UPDATE ON messages
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_message_days();--> statement-breakpoint
CREATE TRIGGER messages_timed_removed AFTER DELETE ON messages
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_message_days();--> statement-breakpoint

CREATE FUNCTION add_customer_days(changed customers[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO customer_days AS kept (workspace_id, brand_id, day, customers)
  SELECT customer.workspace_id, customer.brand_id, (customer.created_at AT TIME ZONE zone_before_recount(shop))::date AS day, sign * count(*)
  FROM unnest(changed) customer JOIN workspaces shop ON shop.id = customer.workspace_id
  GROUP BY customer.workspace_id, customer.brand_id, day ORDER BY customer.workspace_id, customer.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers;
  IF sign < 0 THEN
    DELETE FROM customer_days kept USING (SELECT DISTINCT workspace_id, created_at::date AS day FROM unnest(changed)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND customers = 0;
  END IF;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_customer_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM add_customer_days(ARRAY(SELECT added::customers FROM added), 1);
  ELSIF TG_OP = 'DELETE' THEN PERFORM add_customer_days(ARRAY(SELECT removed::customers FROM removed), -1);
  ELSE
    PERFORM add_customer_days(ARRAY[old], -1);
    PERFORM add_customer_days(ARRAY[new], 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_timed_added AFTER INSERT ON customers
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_days();--> statement-breakpoint
CREATE TRIGGER customers_timed_moved AFTER UPDATE OF brand_id, created_at ON customers
FOR EACH ROW WHEN ((old.brand_id, old.created_at) IS DISTINCT FROM (new.brand_id, new.created_at))
EXECUTE FUNCTION keep_customer_days();--> statement-breakpoint
CREATE TRIGGER customers_timed_removed AFTER DELETE ON customers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_days();--> statement-breakpoint

-- Buyers by the day of their last visit, and by the first two digits of what they spent. They follow the rows of the buyers, which
-- are only changed under the lock of the shop.
CREATE FUNCTION value_step(spent bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN spent - spent % (10 ^ greatest(length(abs(spent)::text) - 2, 0))::bigint;--> statement-breakpoint

CREATE FUNCTION add_buyers(changed sales_buyers[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_days AS kept (workspace_id, currency, day, buyers, came_back, spent)
  SELECT buyer.workspace_id, buyer.currency, (buyer.last_at AT TIME ZONE zone_before_recount(shop))::date AS day, sign * count(*),
    sign * count(*) FILTER (WHERE buyer.sales > 1), sign * sum(buyer.spent)
  FROM unnest(changed) buyer JOIN workspaces shop ON shop.id = buyer.workspace_id
  GROUP BY buyer.workspace_id, buyer.currency, day ORDER BY buyer.workspace_id, buyer.currency, day
  ON CONFLICT (workspace_id, currency, day) DO UPDATE SET buyers = kept.buyers + excluded.buyers,
    came_back = kept.came_back + excluded.came_back, spent = kept.spent + excluded.spent;
  INSERT INTO buyer_values AS kept (workspace_id, currency, step, buyers, spent)
  SELECT buyer.workspace_id, buyer.currency, value_step(buyer.spent) AS step, sign * count(*), sign * sum(buyer.spent)
  FROM unnest(changed) buyer JOIN workspaces shop ON shop.id = buyer.workspace_id
  GROUP BY buyer.workspace_id, buyer.currency, step ORDER BY buyer.workspace_id, buyer.currency, step
  ON CONFLICT (workspace_id, currency, step) DO UPDATE SET buyers = kept.buyers + excluded.buyers,
    spent = kept.spent + excluded.spent;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_buyers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM add_buyers(ARRAY(SELECT added::sales_buyers FROM added), 1); END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_buyers(ARRAY(SELECT removed::sales_buyers FROM removed), -1);
    DELETE FROM buyer_days kept USING (SELECT DISTINCT workspace_id, currency, last_at::date AS day FROM removed) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.currency = gone.currency
      AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND (buyers, came_back, spent) = (0, 0, 0);
    DELETE FROM buyer_values kept USING (SELECT DISTINCT workspace_id, currency, value_step(spent) AS step FROM removed) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.currency = gone.currency AND kept.step = gone.step
      AND (kept.buyers, kept.spent) = (0, 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_buyers_added AFTER INSERT ON sales_buyers
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_buyers();--> statement-breakpoint
CREATE TRIGGER sales_buyers_changed AFTER UPDATE ON sales_buyers
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_buyers();--> statement-breakpoint
CREATE TRIGGER sales_buyers_removed AFTER DELETE ON sales_buyers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_buyers();--> statement-breakpoint

-- Recounts all figures of a workspace from its rows.
CREATE FUNCTION count_anew(shop workspaces) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_days WHERE workspace_id = shop.id;
  DELETE FROM post_hours WHERE workspace_id = shop.id;
  DELETE FROM campaign_days WHERE workspace_id = shop.id;
  DELETE FROM inbox_hours WHERE workspace_id = shop.id;
  DELETE FROM answer_days WHERE workspace_id = shop.id;
  DELETE FROM customer_days WHERE workspace_id = shop.id;
  DELETE FROM buyer_days WHERE workspace_id = shop.id;
  DELETE FROM buyer_values WHERE workspace_id = shop.id;

  INSERT INTO post_days (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT workspace_id, brand_id, platform, (scheduled_for AT TIME ZONE shop.time_zone)::date AS day, count(*),
    count(*) FILTER (WHERE state = 'published'), coalesce(sum(reach) FILTER (WHERE state = 'published'), 0),
    coalesce(sum(likes::bigint + comments + shares) FILTER (WHERE state = 'published'), 0),
    coalesce(sum(clicks) FILTER (WHERE state = 'published'), 0)
  FROM posts WHERE workspace_id = shop.id AND counts_as_planned(posts) GROUP BY workspace_id, brand_id, platform, day;
  INSERT INTO post_hours (workspace_id, brand_id, day, hour, published, engagement)
  SELECT workspace_id, brand_id, (scheduled_for AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM scheduled_for AT TIME ZONE shop.time_zone)::smallint AS hour, count(*),
    sum(likes::bigint + comments + shares)
  FROM posts WHERE workspace_id = shop.id AND state = 'published' AND scheduled_for IS NOT NULL
  GROUP BY workspace_id, brand_id, day, hour;
  INSERT INTO campaign_days (workspace_id, brand_id, day, previous, campaigns)
  SELECT workspace_id, brand_id, day, previous, count(*)
  FROM (
    SELECT *, lag(day) OVER (PARTITION BY campaign_id, brand_id ORDER BY day) AS previous
    FROM (
      SELECT DISTINCT workspace_id, campaign_id, brand_id, (scheduled_for AT TIME ZONE shop.time_zone)::date AS day
      FROM posts WHERE workspace_id = shop.id AND counts_as_planned(posts)
    ) of_campaigns
  ) in_order GROUP BY workspace_id, brand_id, day, previous;

  INSERT INTO inbox_hours (workspace_id, brand_id, day, hour, messages)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM created_at AT TIME ZONE shop.time_zone)::smallint AS hour, count(*)
  FROM messages WHERE workspace_id = shop.id AND direction = 'in' GROUP BY workspace_id, brand_id, day, hour;
  INSERT INTO answer_days (workspace_id, brand_id, day, answers, seconds)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.time_zone)::date AS day, count(*), sum(response_seconds)
  FROM messages WHERE workspace_id = shop.id AND response_seconds IS NOT NULL GROUP BY workspace_id, brand_id, day;
  INSERT INTO customer_days (workspace_id, brand_id, day, customers)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.time_zone)::date AS day, count(*)
  FROM customers WHERE workspace_id = shop.id GROUP BY workspace_id, brand_id, day;

  INSERT INTO buyer_days (workspace_id, currency, day, buyers, came_back, spent)
  SELECT workspace_id, currency, (last_at AT TIME ZONE shop.time_zone)::date AS day, count(*),
    count(*) FILTER (WHERE sales > 1), sum(spent)
  FROM sales_buyers WHERE workspace_id = shop.id GROUP BY workspace_id, currency, day;
  INSERT INTO buyer_values (workspace_id, currency, step, buyers, spent)
  SELECT workspace_id, currency, value_step(spent) AS step, count(*), sum(spent)
  FROM sales_buyers WHERE workspace_id = shop.id GROUP BY workspace_id, currency, step;
END $$;--> statement-breakpoint

-- Each row of the slice moves from the day it was counted on to its day in the new zone.
CREATE FUNCTION recount_sales(shop workspaces, slice_start timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_hours AS kept (workspace_id, currency, day, hour, sales, gross, refunded)
  SELECT sale.workspace_id, sale.currency, way.clock::date AS day, extract(hour FROM way.clock)::smallint AS hour,
    sum(way.sign), sum(way.sign * sale.total_amount)::bigint, sum(way.sign * sale.refunded_amount)::bigint
  FROM sales_transactions sale, LATERAL (VALUES
    (-1, sale.transaction_date AT TIME ZONE shop.figures_zone), (1, sale.transaction_date AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE sale.workspace_id = shop.id AND sale.transaction_date >= slice_start AND sale.transaction_date < shop.recount_from
    AND counts_as_sale(sale.status)
  GROUP BY sale.workspace_id, sale.currency, day, hour
  ON CONFLICT (workspace_id, currency, day, hour) DO UPDATE SET sales = kept.sales + excluded.sales,
    gross = kept.gross + excluded.gross, refunded = kept.refunded + excluded.refunded;
  DELETE FROM sales_hours WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (sales, gross, refunded) = (0, 0, 0);

  INSERT INTO product_days AS kept (workspace_id, currency, day, name, quantity, amount)
  SELECT item.workspace_id, item.currency, way.clock::date AS day, item.name,
    sum(way.sign * item.quantity), sum(way.sign * item.amount)::bigint
  FROM sales_transactions sale JOIN sales_items item ON item.transaction_id = sale.id, LATERAL (VALUES
    (-1, item.sold_at AT TIME ZONE shop.figures_zone), (1, item.sold_at AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE sale.workspace_id = shop.id AND sale.transaction_date >= slice_start AND sale.transaction_date < shop.recount_from
    AND item.is_counted
  GROUP BY item.workspace_id, item.currency, day, item.name
  ON CONFLICT (workspace_id, currency, day, name) DO UPDATE SET quantity = kept.quantity + excluded.quantity,
    amount = kept.amount + excluded.amount;
  DELETE FROM product_days WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (quantity, amount) = (0, 0);
END $$;--> statement-breakpoint

CREATE FUNCTION recount_posts(shop workspaces, slice_start timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  afterwards workspaces := shop;
BEGIN
  afterwards.recount_from := slice_start;
  INSERT INTO post_days AS kept (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT (change).workspace_id, (change).brand_id, (change).platform, clock::date AS day, sum((change).planned), sum((change).published),
    sum((change).reach), sum((change).engagement), sum((change).clicks)
  FROM posts post, LATERAL (VALUES
    (change_of(post, -1), post.scheduled_for AT TIME ZONE shop.figures_zone),
    (change_of(post, 1), post.scheduled_for AT TIME ZONE shop.recount_zone)) way (change, clock)
  WHERE post.workspace_id = shop.id AND post.scheduled_for >= slice_start AND post.scheduled_for < shop.recount_from
    AND counts_as_planned(post)
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (workspace_id, day, platform, brand_id) DO UPDATE SET planned = kept.planned + excluded.planned,
    published = kept.published + excluded.published, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement, clicks = kept.clicks + excluded.clicks;
  DELETE FROM post_days WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1
    AND (planned, published, reach, engagement, clicks) = (0, 0, 0, 0, 0);

  INSERT INTO post_hours AS kept (workspace_id, brand_id, day, hour, published, engagement)
  SELECT (change).workspace_id, (change).brand_id, clock::date AS day, extract(hour FROM clock)::smallint AS hour,
    sum((change).published), sum((change).engagement)
  FROM posts post, LATERAL (VALUES
    (change_of(post, -1), post.scheduled_for AT TIME ZONE shop.figures_zone),
    (change_of(post, 1), post.scheduled_for AT TIME ZONE shop.recount_zone)) way (change, clock)
  WHERE post.workspace_id = shop.id AND post.scheduled_for >= slice_start AND post.scheduled_for < shop.recount_from
    AND post.state = 'published'
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET published = kept.published + excluded.published,
    engagement = kept.engagement + excluded.engagement;
  DELETE FROM post_hours WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (published, engagement) = (0, 0);

  -- A campaign's days follow each other, so all of its posts are looked at when one of them is in the slice.
  INSERT INTO campaign_days AS kept (workspace_id, brand_id, day, previous, campaigns)
  WITH of_campaigns AS (
    SELECT DISTINCT way.sign, post.workspace_id, post.campaign_id, post.brand_id, (post.scheduled_for AT TIME ZONE way.zone)::date AS day
    FROM posts post, LATERAL (VALUES
      (-1, zone_at(shop, post.scheduled_for)), (1, zone_at(afterwards, post.scheduled_for))) way (sign, zone)
    WHERE post.workspace_id = shop.id AND counts_as_planned(post) AND post.campaign_id IN (
      SELECT inside.campaign_id FROM posts inside
      WHERE inside.workspace_id = shop.id AND inside.scheduled_for >= slice_start AND inside.scheduled_for < shop.recount_from
    )
  )
  SELECT workspace_id, brand_id, day, previous, sum(sign)
  FROM (
    SELECT *, lag(day) OVER (PARTITION BY sign, campaign_id, brand_id ORDER BY day) AS previous FROM of_campaigns
  ) in_order
  GROUP BY workspace_id, brand_id, day, previous HAVING sum(sign) <> 0
  ON CONFLICT (workspace_id, day, previous, brand_id) DO UPDATE SET campaigns = kept.campaigns + excluded.campaigns;
  DELETE FROM campaign_days WHERE workspace_id = shop.id AND campaigns = 0;
END $$;--> statement-breakpoint

CREATE FUNCTION recount_messages(shop workspaces, slice_start timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_hours AS kept (workspace_id, brand_id, day, hour, messages)
  SELECT message.workspace_id, message.brand_id, way.clock::date AS day, extract(hour FROM way.clock)::smallint AS hour, sum(way.sign)
  FROM messages message, LATERAL (VALUES
    (-1, message.created_at AT TIME ZONE shop.figures_zone), (1, message.created_at AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE message.workspace_id = shop.id AND message.created_at >= slice_start AND message.created_at < shop.recount_from
    AND message.direction = 'in'
  GROUP BY message.workspace_id, message.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET messages = kept.messages + excluded.messages;
  DELETE FROM inbox_hours WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND messages = 0;

  INSERT INTO answer_days AS kept (workspace_id, brand_id, day, answers, seconds)
  SELECT message.workspace_id, message.brand_id, way.clock::date AS day, sum(way.sign), sum(way.sign * message.response_seconds)::bigint
  FROM messages message, LATERAL (VALUES
    (-1, message.created_at AT TIME ZONE shop.figures_zone), (1, message.created_at AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE message.workspace_id = shop.id AND message.created_at >= slice_start AND message.created_at < shop.recount_from
    AND message.response_seconds IS NOT NULL
  GROUP BY message.workspace_id, message.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET answers = kept.answers + excluded.answers,
    seconds = kept.seconds + excluded.seconds;
  DELETE FROM answer_days WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (answers, seconds) = (0, 0);
END $$;--> statement-breakpoint

CREATE FUNCTION recount_people(shop workspaces) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM customer_days WHERE workspace_id = shop.id;
  INSERT INTO customer_days (workspace_id, brand_id, day, customers)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.recount_zone)::date AS day, count(*)
  FROM customers WHERE workspace_id = shop.id GROUP BY workspace_id, brand_id, day;
  DELETE FROM buyer_days WHERE workspace_id = shop.id;
  INSERT INTO buyer_days (workspace_id, currency, day, buyers, came_back, spent)
  SELECT workspace_id, currency, (last_at AT TIME ZONE shop.recount_zone)::date AS day, count(*),
    count(*) FILTER (WHERE sales > 1), sum(spent)
  FROM sales_buyers WHERE workspace_id = shop.id GROUP BY workspace_id, currency, day;
END $$;--> statement-breakpoint

-- Returns whether nothing is left to recount. The slice reaches back until one of the tables has reached `most_rows`.
CREATE FUNCTION recount_slice(shop_id uuid, most_rows int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  shop workspaces;
  slice_start timestamptz;
BEGIN
  SELECT * INTO shop FROM workspaces WHERE id = shop_id FOR NO KEY UPDATE;
  IF shop.figures_zone IS NULL THEN RETURN true; END IF;
  SELECT coalesce(max(moment), '-infinity') INTO slice_start FROM (
    (SELECT transaction_date AS moment FROM sales_transactions
     WHERE workspace_id = shop_id AND transaction_date < shop.recount_from ORDER BY transaction_date DESC OFFSET most_rows LIMIT 1)
    UNION ALL
    (SELECT scheduled_for FROM posts
     WHERE workspace_id = shop_id AND scheduled_for < shop.recount_from ORDER BY scheduled_for DESC OFFSET most_rows LIMIT 1)
    UNION ALL
    (SELECT created_at FROM messages
     WHERE workspace_id = shop_id AND created_at < shop.recount_from AND direction = 'in'
     ORDER BY created_at DESC OFFSET most_rows LIMIT 1)
    UNION ALL
    (SELECT created_at FROM messages
     WHERE workspace_id = shop_id AND created_at < shop.recount_from AND response_seconds IS NOT NULL
     ORDER BY created_at DESC OFFSET most_rows LIMIT 1)
  ) ends;
  PERFORM recount_sales(shop, slice_start);
  PERFORM recount_posts(shop, slice_start);
  PERFORM recount_messages(shop, slice_start);
  IF slice_start > '-infinity' THEN
    UPDATE workspaces SET recount_from = slice_start WHERE id = shop_id;
    RETURN false;
  END IF;
  PERFORM recount_people(shop);
  IF shop.recount_zone = shop.time_zone THEN
    UPDATE workspaces SET figures_zone = NULL, recount_zone = NULL, recount_from = NULL WHERE id = shop_id;
    RETURN true;
  END IF;
  -- The zone was changed once more meanwhile: the same again, for that one.
  UPDATE workspaces SET figures_zone = shop.recount_zone, recount_zone = shop.time_zone, recount_from = 'infinity' WHERE id = shop_id;
  RETURN false;
END $$;--> statement-breakpoint

CREATE FUNCTION begin_recount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.figures_zone IS NULL THEN
    new.figures_zone := old.time_zone;
    new.recount_zone := new.time_zone;
    new.recount_from := 'infinity';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint

-- Most shops are done with the first slice; a job does the rest.
CREATE FUNCTION recount_first_slice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_slice(new.id, 1000);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER workspaces_recount_begins BEFORE UPDATE OF time_zone ON workspaces
FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION begin_recount();--> statement-breakpoint
CREATE TRIGGER workspaces_recounted AFTER UPDATE OF time_zone ON workspaces
FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION recount_first_slice();--> statement-breakpoint

-- Zones and search words of posts and campaigns.

-- A post is planned in the zone that its workspace has at that moment. The database writes it, so that no code that plans posts can
-- forget it; a post without a time has no zone.
CREATE FUNCTION fill_planned_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.scheduled_for IS NULL THEN
    new.planned_zone := NULL;
  ELSE
    SELECT time_zone INTO new.planned_zone FROM workspaces WHERE id = new.workspace_id;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_zoned BEFORE INSERT OR UPDATE OF scheduled_for ON posts
FOR EACH ROW EXECUTE FUNCTION fill_planned_zone();--> statement-breakpoint

-- The words to find a campaign by: title, description, text, and the texts of posts that differ. Positions are left out, and only the
-- beginning of very long texts counts.
CREATE FUNCTION words_of(campaign campaigns) RETURNS tsvector LANGUAGE sql STABLE
RETURN strip(message_words(left(concat_ws(' ', campaign.title, campaign.description, campaign.content ->> 'content', (
  SELECT string_agg(said, ' ') FROM (
    SELECT DISTINCT concat_ws(' ', post.title, post.text) AS said FROM posts post
    WHERE post.workspace_id = campaign.workspace_id AND post.campaign_id = campaign.id
  ) texts
)), 20000)));--> statement-breakpoint

CREATE FUNCTION add_campaign_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_words (workspace_id, campaign_id, words)
  SELECT workspace_id, id, words_of(added::campaigns) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_worded AFTER INSERT ON campaigns
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_campaign_words();--> statement-breakpoint

-- Locked before they are read: of two transactions that change posts of one campaign, the second sees the changes of the first. An
-- update, not an upsert: when a whole workspace goes, its rows here may be gone first.
CREATE FUNCTION renew_campaign_words(campaign_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM campaign_words WHERE campaign_id = ANY (campaign_ids) ORDER BY campaign_id FOR NO KEY UPDATE;
  UPDATE campaign_words kept SET words = words_of(campaign)
  FROM campaigns campaign JOIN workspaces ON workspaces.id = campaign.workspace_id
  WHERE campaign.id = ANY (campaign_ids) AND kept.workspace_id = campaign.workspace_id AND kept.campaign_id = campaign.id;
END $$;--> statement-breakpoint

CREATE FUNCTION renew_words_of_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_campaign_words(ARRAY[new.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_reworded AFTER UPDATE OF title, description, content ON campaigns
FOR EACH ROW WHEN ((old.title, old.description, old.content) IS DISTINCT FROM (new.title, new.description, new.content))
EXECUTE FUNCTION renew_words_of_campaign();--> statement-breakpoint

CREATE FUNCTION renew_words_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_campaign_words(ARRAY[new.campaign_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_reworded AFTER UPDATE OF title, text ON posts
FOR EACH ROW WHEN ((old.title, old.text) IS DISTINCT FROM (new.title, new.text))
EXECUTE FUNCTION renew_words_of_post();--> statement-breakpoint

CREATE FUNCTION renew_words_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_campaign_words(ARRAY(SELECT DISTINCT campaign_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_worded AFTER INSERT ON posts
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_posts();--> statement-breakpoint
CREATE TRIGGER posts_unworded AFTER DELETE ON posts
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_posts();--> statement-breakpoint

-- The storage that files of a workspace take is kept, never added up.

CREATE FUNCTION storage_kind(content_type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE content_type WHEN 'video/mp4' THEN 'videos' WHEN 'application/pdf' THEN 'documents' ELSE 'pictures' END
$$;--> statement-breakpoint

CREATE TYPE storage_change AS (workspace_id uuid, pictures bigint, videos bigint, documents bigint);--> statement-breakpoint

CREATE FUNCTION apply_storage_changes(changes storage_change[], creates boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  -- In the order of their ids, so that two statements never wait for each other.
  IF creates THEN
    INSERT INTO storage_usage AS kept (workspace_id, pictures, videos, documents)
    SELECT workspace_id, pictures, videos, documents FROM unnest(changes) ORDER BY workspace_id
    ON CONFLICT (workspace_id) DO UPDATE SET pictures = kept.pictures + excluded.pictures,
      videos = kept.videos + excluded.videos, documents = kept.documents + excluded.documents;
    RETURN;
  END IF;
  PERFORM FROM storage_usage WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes))
  ORDER BY workspace_id FOR NO KEY UPDATE;
  -- An update, not an upsert: when a whole workspace goes, its row here may be gone first.
  UPDATE storage_usage kept SET pictures = kept.pictures + change.pictures, videos = kept.videos + change.videos,
    documents = kept.documents + change.documents
  FROM unnest(changes) change WHERE kept.workspace_id = change.workspace_id;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_storage_usage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes storage_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(
      SELECT (workspace_id, coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
        coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
        coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
      FROM added WHERE state = 'stored' GROUP BY workspace_id);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(
      SELECT (workspace_id, -coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
        -coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
        -coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
      FROM removed WHERE state = 'stored' GROUP BY workspace_id);
  ELSE
    -- Most updates only count who refers to a file, and change nothing here.
    changes := ARRAY(
      SELECT (workspace_id, coalesce(sum(sign * size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
        coalesce(sum(sign * size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
        coalesce(sum(sign * size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
      FROM (SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed) moved
      WHERE state = 'stored' GROUP BY workspace_id HAVING sum(sign * size) <> 0);
  END IF;
  PERFORM apply_storage_changes(changes, TG_OP <> 'DELETE');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER files_added AFTER INSERT ON files
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_storage_usage();--> statement-breakpoint
CREATE TRIGGER files_changed AFTER UPDATE ON files
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_storage_usage();--> statement-breakpoint
CREATE TRIGGER files_removed AFTER DELETE ON files
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_storage_usage();--> statement-breakpoint

-- For rows that came without their triggers, from an older archive.
CREATE FUNCTION recount_storage_usage() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM storage_usage;
  PERFORM apply_storage_changes(ARRAY(
    SELECT (workspace_id, coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
      coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
      coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
    FROM files WHERE state = 'stored' GROUP BY workspace_id), true);
END $$;
