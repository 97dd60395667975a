-- Campaigns that were made from a plan before they were grouped.
UPDATE campaigns SET plan_id = plan_entries.plan_id FROM plan_entries
WHERE plan_entries.workspace_id = campaigns.workspace_id AND plan_entries.campaign_id = campaigns.id;--> statement-breakpoint
ALTER TABLE campaigns ADD CONSTRAINT campaigns_plan FOREIGN KEY (workspace_id, plan_id)
REFERENCES content_plans (workspace_id, id) ON DELETE SET NULL (plan_id);
