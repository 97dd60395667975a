CREATE TABLE "sandbox_behaviours" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"remaining" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_behaviours_remaining" CHECK ("sandbox_behaviours"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_post_fates" (
	"ledger_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_post_fates_ledger_id_kind_pk" PRIMARY KEY("ledger_id","kind")
);
--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD COLUMN "access_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD COLUMN "access_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD COLUMN "refresh_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sandbox_behaviours" ADD CONSTRAINT "sandbox_behaviours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_behaviours" ADD CONSTRAINT "sandbox_behaviours_account" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."sandbox_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_post_fates" ADD CONSTRAINT "sandbox_post_fates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_post_fates" ADD CONSTRAINT "sandbox_post_fates_entry" FOREIGN KEY ("workspace_id","ledger_id") REFERENCES "public"."sandbox_ledger"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_behaviours_workspace" ON "sandbox_behaviours" USING btree ("workspace_id","account_id");--> statement-breakpoint
CREATE INDEX "sandbox_post_fates_workspace" ON "sandbox_post_fates" USING btree ("workspace_id","ledger_id");