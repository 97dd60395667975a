CREATE TABLE "posting_times" (
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "posting_times_workspace_id_platform_pk" PRIMARY KEY("workspace_id","platform")
);
--> statement-breakpoint
CREATE TABLE "post_result_days" (
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reach" integer,
	"likes" integer,
	"comments" integer,
	"shares" integer,
	"clicks" integer,
	CONSTRAINT "post_result_days_workspace_id_post_id_day_pk" PRIMARY KEY("workspace_id","post_id","day")
);
--> statement-breakpoint
CREATE TABLE "result_refreshes" (
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"has_news" boolean,
	CONSTRAINT "result_refreshes_workspace_id_campaign_id_pk" PRIMARY KEY("workspace_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"integration_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"item_id" uuid,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_images_once" UNIQUE("workspace_id","url"),
	CONSTRAINT "product_images_problem" CHECK ("product_images"."problem" in ('address_refused', 'not_found', 'unreachable', 'too_large', 'no_image', 'storage_full', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "post_attempts" ADD COLUMN "results_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post_attempts" ADD COLUMN "results_problem" text;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "is_product" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posting_times" ADD CONSTRAINT "posting_times_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_result_days" ADD CONSTRAINT "post_result_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_result_days" ADD CONSTRAINT "post_result_days_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_refreshes" ADD CONSTRAINT "result_refreshes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_refreshes" ADD CONSTRAINT "result_refreshes_campaign" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_images_waiting" ON "product_images" USING btree ("workspace_id","integration_id") WHERE "product_images"."item_id" is null and "product_images"."problem" is null;--> statement-breakpoint
ALTER TABLE "post_attempts" ADD CONSTRAINT "post_attempts_results_problem" CHECK ("post_attempts"."results_problem" in ('disconnected', 'needs_reconnect', 'rate_limited', 'unreachable', 'not_supported', 'missing'));--> statement-breakpoint
-- What is known today begins the history.
INSERT INTO post_result_days (workspace_id, post_id, day, reach, likes, comments, shares, clicks)
SELECT posts.workspace_id, posts.id, (posts.results_at AT TIME ZONE workspaces.time_zone)::date,
	posts.reach, posts.likes, posts.comments, posts.shares, posts.clicks
FROM posts JOIN workspaces ON workspaces.id = posts.workspace_id
WHERE posts.state = 'published' AND posts.results_at IS NOT NULL;
--> statement-breakpoint
UPDATE post_attempts SET results_read_at = posts.results_at FROM posts
WHERE posts.workspace_id = post_attempts.workspace_id AND posts.id = post_attempts.post_id
	AND post_attempts.outcome = 'published' AND posts.results_at IS NOT NULL;
