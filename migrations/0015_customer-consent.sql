CREATE TABLE "consent_requests" (
	"workspace_id" uuid NOT NULL,
	"address" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_requests_workspace_id_address_pk" PRIMARY KEY("workspace_id","address")
);
--> statement-breakpoint
CREATE TABLE "customer_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_consents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "customer_consents_channel" CHECK ("customer_consents"."channel" in ('email', 'whatsapp')),
	CONSTRAINT "customer_consents_state" CHECK ("customer_consents"."state" in ('pending', 'granted', 'withdrawn')),
	CONSTRAINT "customer_consents_source" CHECK ("customer_consents"."source" in ('form', 'in_person', 'message', 'manual', 'import', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"workspace_id" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_workspace_id_address_pk" PRIMARY KEY("workspace_id","address"),
	CONSTRAINT "mail_suppressions_reason" CHECK ("mail_suppressions"."reason" in ('unsubscribed', 'bounced', 'complained', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_consent" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "whatsapp_consent" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_customer" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."customers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_consents_of_customer" ON "customer_consents" USING btree ("workspace_id","customer_id","number");--> statement-breakpoint
CREATE INDEX "customers_by_email_consent" ON "customers" USING btree ("workspace_id","email_consent","brand_id","email");--> statement-breakpoint
CREATE INDEX "customers_by_whatsapp_consent" ON "customers" USING btree ("workspace_id","whatsapp_consent","brand_id","phone");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_email_consent" CHECK ("customers"."email_consent" in ('none', 'pending', 'granted', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_whatsapp_consent" CHECK ("customers"."whatsapp_consent" in ('none', 'pending', 'granted', 'withdrawn'));