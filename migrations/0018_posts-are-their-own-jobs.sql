ALTER TABLE "posts" DROP COLUMN "job_id";--> statement-breakpoint
-- What waited there is due by its own row now. A queue of that name with jobs in it, and nobody to take them, would keep the program from starting.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name = 'campaigns.publish-post';
  END IF;
END $$;
