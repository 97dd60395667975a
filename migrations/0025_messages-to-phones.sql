CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"header" text NOT NULL,
	"header_text" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"is_named" boolean NOT NULL,
	"footer" text DEFAULT '' NOT NULL,
	"buttons" text[] NOT NULL,
	"link_start" text DEFAULT '' NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "message_templates_of_account" UNIQUE("workspace_id","account_id","remote_id"),
	CONSTRAINT "message_templates_state" CHECK ("message_templates"."state" in ('in_review', 'approved', 'rejected', 'paused', 'disabled')),
	CONSTRAINT "message_templates_header" CHECK ("message_templates"."header" in ('none', 'picture', 'video', 'text'))
);
--> statement-breakpoint
CREATE TABLE "post_templates" (
	"workspace_id" uuid NOT NULL,
	"post_id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"fillings" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_deliveries" DROP CONSTRAINT "mail_deliveries_problem";--> statement-breakpoint
ALTER TABLE "mailings" DROP CONSTRAINT "mailings_ended_by";--> statement-breakpoint
DROP INDEX "customers_by_whatsapp_consent";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone_number" text GENERATED ALWAYS AS (substring(regexp_replace(regexp_replace(phone, '\(0\)|[^0-9+]', '', 'g'), '^00', '+') from '^\+[1-9][0-9]{7,14}$')) STORED;--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD COLUMN "remote_id" text;--> statement-breakpoint
ALTER TABLE "mailing_settings" ADD COLUMN "message_price" integer;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_templates" ADD CONSTRAINT "post_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_templates" ADD CONSTRAINT "post_templates_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_templates" ADD CONSTRAINT "post_templates_template" FOREIGN KEY ("workspace_id","template_id") REFERENCES "public"."message_templates"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_templates_of_workspace" ON "post_templates" USING btree ("workspace_id","post_id");--> statement-breakpoint
CREATE INDEX "post_templates_of_template" ON "post_templates" USING btree ("workspace_id","template_id");--> statement-breakpoint
CREATE INDEX "customers_by_phone_number" ON "customers" USING btree ("workspace_id","phone_number");--> statement-breakpoint
CREATE INDEX "customers_by_whatsapp_consent" ON "customers" USING btree ("workspace_id","whatsapp_consent","brand_id","phone_number");--> statement-breakpoint
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_problem" CHECK ("mail_deliveries"."problem" in ('no_mailbox', 'not_on_network', 'limited', 'opted_out', 'refused', 'busy', 'lost_answer', 'no_consent', 'stopped', 'sender_refused', 'template_refused', 'unreachable', 'disconnected'));--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_ended_by" CHECK ("mailings"."ended_by" in ('stopped', 'sender_refused', 'template_refused', 'unreachable', 'disconnected'));