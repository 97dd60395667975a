CREATE TABLE "brand_voices" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"samples" text[] DEFAULT '{}' NOT NULL,
	"words_to_use" text[] DEFAULT '{}' NOT NULL,
	"words_to_avoid" text[] DEFAULT '{}' NOT NULL,
	"emoji" text DEFAULT 'auto' NOT NULL,
	"hashtags" text DEFAULT 'auto' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "brand_voices_emoji" CHECK ("brand_voices"."emoji" in ('auto', 'none', 'few', 'many')),
	CONSTRAINT "brand_voices_hashtags" CHECK ("brand_voices"."hashtags" in ('auto', 'none', 'few', 'many'))
);
--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_brand" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;