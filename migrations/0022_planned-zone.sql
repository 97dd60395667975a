ALTER TABLE "posts" ADD COLUMN "planned_zone" text;--> statement-breakpoint
-- By hand, from here to the constraint. Whoever gives a post a time gives it in the workspace's zone of that moment. Written by the
-- database, so that nobody who plans posts can forget it; a post that loses its time loses the zone with it.
CREATE FUNCTION fill_planned_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.scheduled_for IS NULL THEN
    new.planned_zone := NULL;
  ELSE
    SELECT time_zone INTO new.planned_zone FROM workspaces WHERE id = new.workspace_id;
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_zoned BEFORE INSERT OR UPDATE OF scheduled_for ON posts
FOR EACH ROW EXECUTE FUNCTION fill_planned_zone();--> statement-breakpoint
-- In which zone older ones were planned nobody knows any more; the present one is what their times were shown in last.
UPDATE posts SET planned_zone = workspaces.time_zone FROM workspaces
WHERE workspaces.id = posts.workspace_id AND posts.scheduled_for IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_zone" CHECK (("posts"."scheduled_for" is null) = ("posts"."planned_zone" is null));
