CREATE TABLE "returned_mail" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"secure" boolean NOT NULL,
	"username" text NOT NULL,
	"password" "bytea" NOT NULL,
	"folder" text NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"problem" text,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "returned_mail_problem" CHECK ("returned_mail"."problem" in ('login_refused', 'insecure', 'folder_missing', 'unreachable', 'password_lost'))
);
--> statement-breakpoint
ALTER TABLE "returned_mail" ADD CONSTRAINT "returned_mail_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;