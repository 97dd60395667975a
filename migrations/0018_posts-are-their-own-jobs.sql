ALTER TABLE "posts" DROP COLUMN "job_id";--> statement-breakpoint
-- What waited there is due by its own row now, and the clock that looked after it has nothing to look after. A queue with jobs in it, and
-- nobody to take them, would keep the program from starting.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.schedule WHERE name = 'campaigns.watch-posts';
    DELETE FROM pgboss.job WHERE name IN ('campaigns.publish-post', 'campaigns.watch-posts');
  END IF;
END $$;
