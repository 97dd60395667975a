CREATE TABLE "storage_usage" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"pictures" bigint DEFAULT 0 NOT NULL,
	"videos" bigint DEFAULT 0 NOT NULL,
	"documents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;