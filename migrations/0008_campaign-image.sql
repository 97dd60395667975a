ALTER TABLE "campaigns" ADD COLUMN "image_id" uuid;--> statement-breakpoint
-- A campaign stays when its image goes.
ALTER TABLE campaigns ADD CONSTRAINT campaigns_image FOREIGN KEY (workspace_id, image_id)
REFERENCES media_items (workspace_id, id) ON DELETE SET NULL (image_id);
