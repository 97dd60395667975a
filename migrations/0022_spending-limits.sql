CREATE TABLE "account_charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"charged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_charges_name" UNIQUE("workspace_id","account_id","name")
);
--> statement-breakpoint
CREATE TABLE "spending_limits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"monthly" integer NOT NULL,
	CONSTRAINT "spending_limits_of_account" UNIQUE("workspace_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "post_attempts" DROP CONSTRAINT "post_attempts_results_problem";--> statement-breakpoint
ALTER TABLE "account_charges" ADD CONSTRAINT "account_charges_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_charges_by_time" ON "account_charges" USING btree ("workspace_id","account_id","charged_at");--> statement-breakpoint
ALTER TABLE "post_attempts" ADD CONSTRAINT "post_attempts_results_problem" CHECK ("post_attempts"."results_problem" in ('disconnected', 'needs_reconnect', 'rate_limited', 'unreachable', 'not_supported', 'spending_limit', 'missing'));