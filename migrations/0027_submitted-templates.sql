ALTER TABLE "message_templates" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "submitted_by" uuid;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;