ALTER TABLE "brands" ADD COLUMN "follows_business" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "is_named_after_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Sign-up named workspace and first brand after the owner, whether or not the business was renamed since.
with owners as (
  select m.workspace_id, trim(u.first_name || ' ' || u.last_name) as name
  from memberships m join users u on u.id = m.user_id
  where m.role = 'owner'
)
update workspaces w set is_named_after_owner = true
from owners o where o.workspace_id = w.id and o.name = w.name;
--> statement-breakpoint
with owners as (
  select m.workspace_id, trim(u.first_name || ' ' || u.last_name) as name
  from memberships m join users u on u.id = m.user_id
  where m.role = 'owner'
), firsts as (
  select distinct on (workspace_id) id, workspace_id, name from brands
  where not is_demo
  order by workspace_id, created_at, id
)
update brands b set follows_business = true, name = w.name
from firsts f join workspaces w on w.id = f.workspace_id
where b.id = f.id and (f.name = w.name or exists (select from owners o where o.workspace_id = w.id and o.name = f.name));
