CREATE TABLE "mail_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"address" text NOT NULL,
	"customer_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claim" uuid,
	"lease_until" timestamp (3) with time zone,
	"begun_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"problem" text,
	"answer" text,
	CONSTRAINT "mail_deliveries_once" UNIQUE("post_id","address"),
	CONSTRAINT "mail_deliveries_state" CHECK ("mail_deliveries"."state" in ('queued', 'sending', 'sent', 'unconfirmed', 'refused', 'failed', 'skipped')),
	CONSTRAINT "mail_deliveries_problem" CHECK ("mail_deliveries"."problem" in ('no_mailbox', 'refused', 'busy', 'lost_answer', 'no_consent', 'stopped', 'sender_refused', 'unreachable', 'disconnected'))
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"workspace_id" uuid NOT NULL,
	"post_id" uuid PRIMARY KEY NOT NULL,
	"brand_ids" uuid[],
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "mailings_ended_by" CHECK ("mailings"."ended_by" in ('stopped', 'sender_refused', 'unreachable', 'disconnected'))
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "postal_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_deliveries_of_post" ON "mail_deliveries" USING btree ("workspace_id","post_id","state","due_at");--> statement-breakpoint
CREATE INDEX "mailings_of_workspace" ON "mailings" USING btree ("workspace_id","post_id");