CREATE TABLE "network_apps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_client_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_apps_in_workspace" UNIQUE("workspace_id","name")
);
--> statement-breakpoint
ALTER TABLE "channel_grants" ADD COLUMN "app_client_id" text;--> statement-breakpoint
ALTER TABLE "network_apps" ADD CONSTRAINT "network_apps_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;