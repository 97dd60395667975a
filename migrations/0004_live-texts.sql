CREATE TABLE "live_texts" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_texts_key" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "live_texts" ADD CONSTRAINT "live_texts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_texts_oldest" ON "live_texts" USING btree ("workspace_id","created_at");