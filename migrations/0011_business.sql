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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "inbox_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"delivery_id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "inbox_totals" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"total" bigint DEFAULT 0 NOT NULL,
	"unread" bigint DEFAULT 0 NOT NULL,
	"urgent" bigint DEFAULT 0 NOT NULL,
	"answered" bigint DEFAULT 0 NOT NULL,
	"response_seconds" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "inbox_totals_of_brand" UNIQUE NULLS NOT DISTINCT("workspace_id","brand_id")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
	CONSTRAINT "pos_integrations_in_workspace" UNIQUE("workspace_id","id"),
	CONSTRAINT "pos_integrations_provider" CHECK ("pos_integrations"."provider" in ('stripe', 'shopify', 'square', 'woocommerce'))
);
--> statement-breakpoint
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
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"quantity" numeric(18, 3) DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_workspace_id_currency_day_name_pk" PRIMARY KEY("workspace_id","currency","day","name")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE TABLE "sales_buyers" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"buyer" text NOT NULL,
	"sales" bigint NOT NULL,
	"spent" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_buyers_workspace_id_currency_buyer_pk" PRIMARY KEY("workspace_id","currency","buyer")
);
--> statement-breakpoint
CREATE TABLE "sales_hours" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_hours_workspace_id_currency_day_hour_pk" PRIMARY KEY("workspace_id","currency","day","hour")
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_deliveries" ADD CONSTRAINT "inbox_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_totals" ADD CONSTRAINT "inbox_totals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_totals" ADD CONSTRAINT "inbox_totals_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" FOREIGN KEY ("workspace_id","conversation_id") REFERENCES "public"."conversations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_integrations" ADD CONSTRAINT "pos_integrations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_integrations" ADD CONSTRAINT "pos_integrations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_syncs" ADD CONSTRAINT "pos_syncs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pos_syncs" ADD CONSTRAINT "pos_syncs_integration" FOREIGN KEY ("workspace_id","integration_id") REFERENCES "public"."pos_integrations"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_buyers" ADD CONSTRAINT "sales_buyers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_hours" ADD CONSTRAINT "sales_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_items" ADD CONSTRAINT "sales_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_items" ADD CONSTRAINT "sales_items_transaction" FOREIGN KEY ("workspace_id","transaction_id") REFERENCES "public"."sales_transactions"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_transactions" ADD CONSTRAINT "sales_transactions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD CONSTRAINT "sandbox_messages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_messages" ADD CONSTRAINT "sandbox_messages_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."sandbox_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_task" FOREIGN KEY ("workspace_id","task_id") REFERENCES "public"."team_tasks"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_by_period" ON "goals" USING btree ("workspace_id","period","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once" ON "conversations" USING btree ("account_id","remote_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("workspace_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_by_assignee" ON "conversations" USING btree ("workspace_id","assignee_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_by_customer" ON "conversations" USING btree ("workspace_id","customer_id","last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_deliveries_once" ON "inbox_deliveries" USING btree ("account_id","delivery_id");--> statement-breakpoint
CREATE INDEX "inbox_deliveries_waiting" ON "inbox_deliveries" USING btree ("received_at") WHERE "inbox_deliveries"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_deliveries_handled" ON "inbox_deliveries" USING btree ("handled_at") WHERE "inbox_deliveries"."handled_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("conversation_id","remote_id");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("workspace_id","created_at","id") WHERE "messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "messages_by_brand" ON "messages" USING btree ("workspace_id","brand_id","created_at","id") WHERE "messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "messages_by_platform" ON "messages" USING btree ("workspace_id","platform","created_at","id") WHERE "messages"."direction" = 'in';--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("workspace_id","created_at","id") WHERE "messages"."direction" = 'in' and not "messages"."is_read";--> statement-breakpoint
CREATE INDEX "messages_important" ON "messages" USING btree ("workspace_id","created_at","id") WHERE "messages"."direction" = 'in' and "messages"."priority" in ('high', 'urgent');--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("workspace_id","search");--> statement-breakpoint
CREATE INDEX "pos_integrations_workspace" ON "pos_integrations" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pos_syncs_newest" ON "pos_syncs" USING btree ("workspace_id","integration_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pos_syncs_one_at_a_time" ON "pos_syncs" USING btree ("integration_id") WHERE "pos_syncs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sales_buyers_by_value" ON "sales_buyers" USING btree ("workspace_id","currency","spent");--> statement-breakpoint
CREATE INDEX "sales_items_workspace" ON "sales_items" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "sales_transactions_newest" ON "sales_transactions" USING btree ("workspace_id","transaction_date","id");--> statement-breakpoint
CREATE INDEX "sales_transactions_by_buyer" ON "sales_transactions" USING btree ("workspace_id","currency","buyer") WHERE "sales_transactions"."buyer" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_messages_thread" ON "sandbox_messages" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "sandbox_messages_reference" ON "sandbox_messages" USING btree ("account_id","reference");--> statement-breakpoint
CREATE INDEX "task_events_by_task" ON "task_events" USING btree ("workspace_id","task_id","number");--> statement-breakpoint
CREATE INDEX "team_tasks_assigned" ON "team_tasks" USING btree ("workspace_id","assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "team_tasks_created" ON "team_tasks" USING btree ("workspace_id","assigned_by","created_at","id");--> statement-breakpoint
CREATE INDEX "team_tasks_waiting" ON "team_tasks" USING btree ("workspace_id","submitted_at") WHERE "team_tasks"."status" = 'pending_approval';