CREATE TABLE "customer_totals" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"customers" bigint DEFAULT 0 NOT NULL,
	"invoices" bigint DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "customers_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "customers_status" CHECK ("customers"."status" in ('active', 'inactive', 'prospect')),
	CONSTRAINT "customers_language" CHECK ("customers"."language" in ('en', 'es'))
);
--> statement-breakpoint
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
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('pending', 'paid', 'overdue', 'cancelled')),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."customers"("workspace_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("workspace_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_email" ON "customers" USING btree ("workspace_id","email");--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("workspace_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("workspace_id",lower("invoice_number"));--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_of_customer" ON "invoices" USING btree ("workspace_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_to_remind" ON "invoices" USING btree ("due_date","workspace_id") WHERE "invoices"."status" = 'pending' and "invoices"."overdue_notified_at" is null;