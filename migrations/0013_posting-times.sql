CREATE TABLE "posting_times" (
	"workspace_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"days" jsonb NOT NULL,
	CONSTRAINT "posting_times_workspace_id_platform_pk" PRIMARY KEY("workspace_id","platform")
);
--> statement-breakpoint
ALTER TABLE "posting_times" ADD CONSTRAINT "posting_times_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;