CREATE TABLE "channel_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"adapter" text NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"remote_user_id" text DEFAULT '' NOT NULL,
	"user_name" text DEFAULT '' NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"secret" text,
	"expires_at" timestamp (3) with time zone,
	"can_renew" boolean DEFAULT false NOT NULL,
	"renewed_at" timestamp (3) with time zone,
	"refreshing_until" timestamp (3) with time zone,
	"warned_days" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_grants_in_workspace" UNIQUE("workspace_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"adapter" text NOT NULL,
	"brand_id" uuid,
	"sealed_memo" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_sign_ins_state" UNIQUE("state_hash")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "grant_id" uuid;--> statement-breakpoint
ALTER TABLE "channel_grants" ADD CONSTRAINT "channel_grants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_sign_ins" ADD CONSTRAINT "channel_sign_ins_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_sign_ins" ADD CONSTRAINT "channel_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_grants_expiring" ON "channel_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "channel_sign_ins_expired" ON "channel_sign_ins" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_grant" FOREIGN KEY ("workspace_id","grant_id") REFERENCES "public"."channel_grants"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_accounts_of_grant" ON "social_accounts" USING btree ("grant_id");--> statement-breakpoint
CREATE FUNCTION adopt_account_secrets() RETURNS void LANGUAGE sql AS $$
	INSERT INTO channel_grants (id, workspace_id, adapter, secret, can_renew, created_at)
	SELECT id, workspace_id, adapter, secret, true, created_at FROM social_accounts
	WHERE grant_id IS NULL AND secret IS NOT NULL;
	UPDATE social_accounts SET grant_id = id, secret = NULL WHERE grant_id IS NULL AND secret IS NOT NULL;
$$;
--> statement-breakpoint
SELECT adopt_account_secrets();
