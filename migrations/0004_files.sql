CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"issued_to" uuid,
	"state" text DEFAULT 'issued' NOT NULL,
	"object_name" text,
	"content_type" text,
	"size" integer,
	"claims" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "files_claims" CHECK ("files"."claims" >= 0),
	CONSTRAINT "files_whole" CHECK (case "files"."state"
        when 'issued' then "files"."object_name" is null and "files"."claims" = 0
        when 'stored' then num_nulls("files"."object_name", "files"."content_type", "files"."size", "files"."stored_at") = 0
        else false end)
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_issued_to_users_id_fk" FOREIGN KEY ("issued_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_workspace" ON "files" USING btree ("workspace_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_object" ON "files" USING btree ("object_name");--> statement-breakpoint
CREATE INDEX "files_issued" ON "files" USING btree ("expires_at") WHERE "files"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("stored_at") WHERE "files"."state" = 'stored' and "files"."claims" = 0;