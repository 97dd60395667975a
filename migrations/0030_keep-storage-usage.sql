-- What the stored files of a workspace take is kept, never added up: each statement on files adds what it changed.

CREATE FUNCTION storage_kind(content_type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE content_type WHEN 'video/mp4' THEN 'videos' WHEN 'application/pdf' THEN 'documents' ELSE 'pictures' END
$$;--> statement-breakpoint

CREATE TYPE storage_change AS (workspace_id uuid, pictures bigint, videos bigint, documents bigint);--> statement-breakpoint

CREATE FUNCTION apply_storage_changes(changes storage_change[], creates boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  -- In the order of their ids, so that two statements never wait for each other.
  IF creates THEN
    INSERT INTO storage_usage AS kept (workspace_id, pictures, videos, documents)
    SELECT workspace_id, pictures, videos, documents FROM unnest(changes) ORDER BY workspace_id
    ON CONFLICT (workspace_id) DO UPDATE SET pictures = kept.pictures + excluded.pictures,
      videos = kept.videos + excluded.videos, documents = kept.documents + excluded.documents;
    RETURN;
  END IF;
  PERFORM FROM storage_usage WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes))
  ORDER BY workspace_id FOR NO KEY UPDATE;
  -- An update, not an upsert: when a whole workspace goes, its row here may be gone first.
  UPDATE storage_usage kept SET pictures = kept.pictures + change.pictures, videos = kept.videos + change.videos,
    documents = kept.documents + change.documents
  FROM unnest(changes) change WHERE kept.workspace_id = change.workspace_id;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_storage_usage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes storage_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(
      SELECT (workspace_id, coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
        coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
        coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
      FROM added WHERE state = 'stored' GROUP BY workspace_id);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(
      SELECT (workspace_id, -coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
        -coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
        -coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
      FROM removed WHERE state = 'stored' GROUP BY workspace_id);
  ELSE
    -- Most updates only count who refers to a file, and change nothing here.
    changes := ARRAY(
      SELECT (workspace_id, coalesce(sum(sign * size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
        coalesce(sum(sign * size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
        coalesce(sum(sign * size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
      FROM (SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed) moved
      WHERE state = 'stored' GROUP BY workspace_id HAVING sum(sign * size) <> 0);
  END IF;
  PERFORM apply_storage_changes(changes, TG_OP <> 'DELETE');
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER files_added AFTER INSERT ON files
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_storage_usage();--> statement-breakpoint
CREATE TRIGGER files_changed AFTER UPDATE ON files
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_storage_usage();--> statement-breakpoint
CREATE TRIGGER files_removed AFTER DELETE ON files
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_storage_usage();--> statement-breakpoint

-- For rows that came without their triggers: those from before this migration, and those of an older archive.
CREATE FUNCTION recount_storage_usage() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM storage_usage;
  PERFORM apply_storage_changes(ARRAY(
    SELECT (workspace_id, coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'pictures'), 0),
      coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'videos'), 0),
      coalesce(sum(size) FILTER (WHERE storage_kind(content_type) = 'documents'), 0))::storage_change
    FROM files WHERE state = 'stored' GROUP BY workspace_id), true);
END $$;--> statement-breakpoint
SELECT recount_storage_usage();
