-- Campaigns, plans and accounts belong to a brand of their own workspace or to none; when the brand goes, they stay.
ALTER TABLE campaigns ADD CONSTRAINT campaigns_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE content_plans ADD CONSTRAINT content_plans_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE social_accounts ADD CONSTRAINT social_accounts_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE videos ADD CONSTRAINT videos_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint

-- The day of a plan whose campaign was deleted can be put on the calendar again.
ALTER TABLE plan_entries ADD CONSTRAINT plan_entries_campaign_exists FOREIGN KEY (workspace_id, campaign_id)
REFERENCES campaigns (workspace_id, id) ON DELETE SET NULL (campaign_id);--> statement-breakpoint

-- The figures of the campaigns, kept for each brand of a workspace and for none.
CREATE FUNCTION apply_campaign_changes(changed campaigns[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_totals AS kept
    (workspace_id, brand_id, total, draft, scheduled, published, failed, ai_generated, reach, engagement)
  SELECT workspace_id, brand_id, sign * count(*),
    sign * count(*) FILTER (WHERE status = 'draft'), sign * count(*) FILTER (WHERE status = 'scheduled'),
    sign * count(*) FILTER (WHERE status = 'published'), sign * count(*) FILTER (WHERE status = 'failed'),
    sign * count(*) FILTER (WHERE ai_generated), sign * sum(reach)::bigint, sign * sum(engagement)::bigint
  FROM unnest(changed) GROUP BY workspace_id, brand_id ORDER BY workspace_id, brand_id
  ON CONFLICT (workspace_id, brand_id) DO UPDATE SET total = kept.total + excluded.total,
    draft = kept.draft + excluded.draft, scheduled = kept.scheduled + excluded.scheduled,
    published = kept.published + excluded.published, failed = kept.failed + excluded.failed,
    ai_generated = kept.ai_generated + excluded.ai_generated, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_campaign_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM apply_campaign_changes(ARRAY(SELECT added::campaigns FROM added), 1);
  ELSE
    -- An update, not an upsert: when a whole workspace or a brand goes, its rows here may be gone first.
    PERFORM FROM campaign_totals WHERE workspace_id IN (SELECT workspace_id FROM removed)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
    UPDATE campaign_totals kept SET total = kept.total - gone.total, draft = kept.draft - gone.draft,
      scheduled = kept.scheduled - gone.scheduled, published = kept.published - gone.published,
      failed = kept.failed - gone.failed, ai_generated = kept.ai_generated - gone.ai_generated,
      reach = kept.reach - gone.reach, engagement = kept.engagement - gone.engagement
    FROM (
      SELECT workspace_id, brand_id, count(*) AS total,
        count(*) FILTER (WHERE status = 'draft') AS draft, count(*) FILTER (WHERE status = 'scheduled') AS scheduled,
        count(*) FILTER (WHERE status = 'published') AS published, count(*) FILTER (WHERE status = 'failed') AS failed,
        count(*) FILTER (WHERE ai_generated) AS ai_generated, sum(reach)::bigint AS reach,
        sum(engagement)::bigint AS engagement
      FROM removed GROUP BY workspace_id, brand_id
    ) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.brand_id IS NOT DISTINCT FROM gone.brand_id;
    IF TG_OP = 'UPDATE' THEN PERFORM apply_campaign_changes(ARRAY(SELECT added::campaigns FROM added), 1); END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER campaigns_added AFTER INSERT ON campaigns
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_totals();--> statement-breakpoint
CREATE TRIGGER campaigns_changed AFTER UPDATE ON campaigns
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_totals();--> statement-breakpoint
CREATE TRIGGER campaigns_removed AFTER DELETE ON campaigns
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_campaign_totals();--> statement-breakpoint

-- The ledger of the sandbox network is only added to. It goes with its account or workspace, which is a delete from within
-- another one; nobody takes out or changes a single entry.
CREATE FUNCTION refuse_ledger_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN old; END IF;
  RAISE EXCEPTION 'The ledger of the sandbox network is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER sandbox_ledger_only_grows BEFORE UPDATE OR DELETE ON sandbox_ledger
FOR EACH ROW EXECUTE FUNCTION refuse_ledger_changes();
