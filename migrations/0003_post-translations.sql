CREATE TABLE "post_translations" (
	"workspace_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_translations_workspace_id_post_id_locale_pk" PRIMARY KEY("workspace_id","post_id","locale"),
	CONSTRAINT "post_translations_locale" CHECK ("post_translations"."locale" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_translations" ADD CONSTRAINT "post_translations_post" FOREIGN KEY ("workspace_id","post_id") REFERENCES "public"."posts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;