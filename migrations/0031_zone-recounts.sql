ALTER TABLE "workspaces" ADD COLUMN "figures_zone" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "recount_zone" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "recount_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_answered" ON "messages" USING btree ("workspace_id","created_at") WHERE "messages"."response_seconds" is not null;--> statement-breakpoint
CREATE INDEX "workspaces_recounting" ON "workspaces" USING btree ("id") WHERE "workspaces"."figures_zone" is not null;--> statement-breakpoint

-- A shop that changes its zone is recounted in slices, from its newest rows to its oldest, each in a short transaction of its own. Rows
-- from recount_from on are counted in the new zone, earlier ones in the old one, so whoever writes in between counts each row where
-- it is. Customers and buyers are few enough to be recounted together, at the end.
CREATE FUNCTION zone_at(shop workspaces, moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE
RETURN CASE WHEN shop.figures_zone IS NULL THEN shop.time_zone
  WHEN moment >= shop.recount_from THEN shop.recount_zone ELSE shop.figures_zone END;--> statement-breakpoint
CREATE FUNCTION zone_before_recount(shop workspaces) RETURNS text LANGUAGE sql IMMUTABLE
RETURN coalesce(shop.figures_zone, shop.time_zone);--> statement-breakpoint

CREATE OR REPLACE FUNCTION add_sales(changed sales_transactions[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO sales_hours AS kept (workspace_id, currency, day, hour, sales, gross, refunded)
  SELECT sale.workspace_id, sale.currency, (sale.transaction_date AT TIME ZONE zone_at(shop, sale.transaction_date))::date AS day,
    extract(hour FROM sale.transaction_date AT TIME ZONE zone_at(shop, sale.transaction_date))::smallint AS hour,
    sign * count(*), sign * sum(sale.total_amount)::bigint, sign * sum(sale.refunded_amount)::bigint
  FROM unnest(changed) sale JOIN workspaces shop ON shop.id = sale.workspace_id
  WHERE counts_as_sale(sale.status)
  GROUP BY sale.workspace_id, sale.currency, day, hour ORDER BY sale.workspace_id, sale.currency, day, hour
  ON CONFLICT (workspace_id, currency, day, hour) DO UPDATE SET sales = kept.sales + excluded.sales,
    gross = kept.gross + excluded.gross, refunded = kept.refunded + excluded.refunded;

  INSERT INTO sales_buyers AS kept (workspace_id, currency, buyer, sales, spent, first_at, last_at)
  SELECT sale.workspace_id, sale.currency, sale.buyer, sign * count(*),
    sign * sum(sale.total_amount - sale.refunded_amount)::bigint, min(sale.transaction_date), max(sale.transaction_date)
  FROM unnest(changed) sale JOIN workspaces shop ON shop.id = sale.workspace_id
  WHERE counts_as_sale(sale.status) AND sale.buyer IS NOT NULL
  GROUP BY sale.workspace_id, sale.currency, sale.buyer ORDER BY sale.workspace_id, sale.currency, sale.buyer
  ON CONFLICT (workspace_id, currency, buyer) DO UPDATE SET sales = kept.sales + excluded.sales,
    spent = kept.spent + excluded.spent, first_at = least(kept.first_at, excluded.first_at),
    last_at = greatest(kept.last_at, excluded.last_at);
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION add_sold_items(changed sales_items[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO product_days AS kept (workspace_id, currency, day, name, quantity, amount)
  SELECT item.workspace_id, item.currency, (item.sold_at AT TIME ZONE zone_at(shop, item.sold_at))::date AS day, item.name,
    sign * sum(item.quantity), sign * sum(item.amount)::bigint
  FROM unnest(changed) item JOIN workspaces shop ON shop.id = item.workspace_id
  WHERE item.is_counted
  GROUP BY item.workspace_id, item.currency, day, item.name ORDER BY item.workspace_id, item.currency, day, item.name
  ON CONFLICT (workspace_id, currency, day, name) DO UPDATE SET quantity = kept.quantity + excluded.quantity,
    amount = kept.amount + excluded.amount;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION add_post_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_days AS kept (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT change.workspace_id, change.brand_id, change.platform, (change.due AT TIME ZONE zone_at(shop, change.due))::date AS day,
    sum(change.planned), sum(change.published), sum(change.reach), sum(change.engagement), sum(change.clicks)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, change.platform, day
  HAVING (sum(change.planned), sum(change.published), sum(change.reach), sum(change.engagement), sum(change.clicks)) <> (0, 0, 0, 0, 0)
  ORDER BY change.workspace_id, change.brand_id, change.platform, day
  ON CONFLICT (workspace_id, day, platform, brand_id) DO UPDATE SET planned = kept.planned + excluded.planned,
    published = kept.published + excluded.published, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement, clicks = kept.clicks + excluded.clicks;

  INSERT INTO post_hours AS kept (workspace_id, brand_id, day, hour, published, engagement)
  SELECT change.workspace_id, change.brand_id, (change.due AT TIME ZONE zone_at(shop, change.due))::date AS day,
    extract(hour FROM change.due AT TIME ZONE zone_at(shop, change.due))::smallint AS hour, sum(change.published), sum(change.engagement)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day, hour
  HAVING (sum(change.published), sum(change.engagement)) <> (0, 0)
  ORDER BY change.workspace_id, change.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET published = kept.published + excluded.published,
    engagement = kept.engagement + excluded.engagement;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION add_campaign_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unnest(changes) GROUP BY campaign_id, brand_id, due HAVING sum(planned) <> 0;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO campaign_days AS kept (workspace_id, brand_id, day, previous, campaigns)
  WITH changed AS (
    SELECT change.workspace_id, change.campaign_id, change.brand_id, (change.due AT TIME ZONE zone_at(shop, change.due))::date AS day,
      sum(change.planned) AS posts
    FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
    GROUP BY change.workspace_id, change.campaign_id, change.brand_id, day HAVING sum(change.planned) <> 0
  ), present AS (
    SELECT post.workspace_id, post.campaign_id, post.brand_id, (post.scheduled_for AT TIME ZONE zone_at(shop, post.scheduled_for))::date AS day,
      count(*) AS posts
    FROM posts post JOIN workspaces shop ON shop.id = post.workspace_id
    WHERE (post.workspace_id, post.campaign_id) IN (SELECT workspace_id, campaign_id FROM changed) AND counts_as_planned(post)
    GROUP BY post.workspace_id, post.campaign_id, post.brand_id, day
  ), of_campaigns AS (
    SELECT 1 AS sign, workspace_id, campaign_id, brand_id, day FROM present
    UNION ALL
    SELECT -1, workspace_id, campaign_id, brand_id, day
    FROM (SELECT * FROM present UNION ALL SELECT workspace_id, campaign_id, brand_id, day, -posts FROM changed) before
    GROUP BY workspace_id, campaign_id, brand_id, day HAVING sum(posts) > 0
  )
  SELECT workspace_id, brand_id, day, previous, sum(sign)
  FROM (
    SELECT *, lag(day) OVER (PARTITION BY sign, workspace_id, campaign_id, brand_id ORDER BY day) AS previous
    FROM of_campaigns
  ) in_order
  GROUP BY workspace_id, brand_id, day, previous HAVING sum(sign) <> 0
  ORDER BY workspace_id, brand_id, day, previous
  ON CONFLICT (workspace_id, day, previous, brand_id) DO UPDATE SET campaigns = kept.campaigns + excluded.campaigns;
  DELETE FROM campaign_days WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes)) AND campaigns = 0;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION keep_message_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes message_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(SELECT change_of(added::messages, 1) FROM added);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(SELECT change_of(removed::messages, -1) FROM removed);
  ELSE
    changes := ARRAY(
      SELECT change FROM removed JOIN added USING (id),
        LATERAL (VALUES (change_of(removed::messages, -1)), (change_of(added::messages, 1))) both_ways (change)
      WHERE change_of(removed::messages, 1) IS DISTINCT FROM change_of(added::messages, 1)
    );
  END IF;
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changes)) ORDER BY id FOR SHARE;
  INSERT INTO inbox_hours AS kept (workspace_id, brand_id, day, hour, messages)
  SELECT change.workspace_id, change.brand_id, (change.at AT TIME ZONE zone_at(shop, change.at))::date AS day,
    extract(hour FROM change.at AT TIME ZONE zone_at(shop, change.at))::smallint AS hour, sum(change.messages)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day, hour HAVING sum(change.messages) <> 0
  ORDER BY change.workspace_id, change.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET messages = kept.messages + excluded.messages;
  INSERT INTO answer_days AS kept (workspace_id, brand_id, day, answers, seconds)
  SELECT change.workspace_id, change.brand_id, (change.at AT TIME ZONE zone_at(shop, change.at))::date AS day,
    sum(change.answers), sum(change.seconds)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day HAVING (sum(change.answers), sum(change.seconds)) <> (0, 0)
  ORDER BY change.workspace_id, change.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET answers = kept.answers + excluded.answers,
    seconds = kept.seconds + excluded.seconds;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM inbox_hours kept USING (SELECT DISTINCT workspace_id, at::date AS day FROM unnest(changes)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND messages = 0;
    DELETE FROM answer_days kept USING (SELECT DISTINCT workspace_id, at::date AS day FROM unnest(changes)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1
      AND (answers, seconds) = (0, 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION add_customer_days(changed customers[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO customer_days AS kept (workspace_id, brand_id, day, customers)
  SELECT customer.workspace_id, customer.brand_id, (customer.created_at AT TIME ZONE zone_before_recount(shop))::date AS day, sign * count(*)
  FROM unnest(changed) customer JOIN workspaces shop ON shop.id = customer.workspace_id
  GROUP BY customer.workspace_id, customer.brand_id, day ORDER BY customer.workspace_id, customer.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers;
  IF sign < 0 THEN
    DELETE FROM customer_days kept USING (SELECT DISTINCT workspace_id, created_at::date AS day FROM unnest(changed)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND customers = 0;
  END IF;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION add_buyers(changed sales_buyers[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_days AS kept (workspace_id, currency, day, buyers, came_back, spent)
  SELECT buyer.workspace_id, buyer.currency, (buyer.last_at AT TIME ZONE zone_before_recount(shop))::date AS day, sign * count(*),
    sign * count(*) FILTER (WHERE buyer.sales > 1), sign * sum(buyer.spent)
  FROM unnest(changed) buyer JOIN workspaces shop ON shop.id = buyer.workspace_id
  GROUP BY buyer.workspace_id, buyer.currency, day ORDER BY buyer.workspace_id, buyer.currency, day
  ON CONFLICT (workspace_id, currency, day) DO UPDATE SET buyers = kept.buyers + excluded.buyers,
    came_back = kept.came_back + excluded.came_back, spent = kept.spent + excluded.spent;
  INSERT INTO buyer_values AS kept (workspace_id, currency, step, buyers, spent)
  SELECT buyer.workspace_id, buyer.currency, value_step(buyer.spent) AS step, sign * count(*), sign * sum(buyer.spent)
  FROM unnest(changed) buyer JOIN workspaces shop ON shop.id = buyer.workspace_id
  GROUP BY buyer.workspace_id, buyer.currency, step ORDER BY buyer.workspace_id, buyer.currency, step
  ON CONFLICT (workspace_id, currency, step) DO UPDATE SET buyers = kept.buyers + excluded.buyers,
    spent = kept.spent + excluded.spent;
END $$;--> statement-breakpoint

DROP TRIGGER workspaces_moved ON workspaces;--> statement-breakpoint
DROP TRIGGER workspaces_moved_days ON workspaces;--> statement-breakpoint
DROP FUNCTION sort_sales_anew();--> statement-breakpoint
DROP FUNCTION count_days_anew();--> statement-breakpoint

-- Each row of the slice is taken from the day it was counted on and added to the one it has in the new zone.
CREATE FUNCTION recount_sales(shop workspaces, slice_start timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_hours AS kept (workspace_id, currency, day, hour, sales, gross, refunded)
  SELECT sale.workspace_id, sale.currency, way.clock::date AS day, extract(hour FROM way.clock)::smallint AS hour,
    sum(way.sign), sum(way.sign * sale.total_amount)::bigint, sum(way.sign * sale.refunded_amount)::bigint
  FROM sales_transactions sale, LATERAL (VALUES
    (-1, sale.transaction_date AT TIME ZONE shop.figures_zone), (1, sale.transaction_date AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE sale.workspace_id = shop.id AND sale.transaction_date >= slice_start AND sale.transaction_date < shop.recount_from
    AND counts_as_sale(sale.status)
  GROUP BY sale.workspace_id, sale.currency, day, hour
  ON CONFLICT (workspace_id, currency, day, hour) DO UPDATE SET sales = kept.sales + excluded.sales,
    gross = kept.gross + excluded.gross, refunded = kept.refunded + excluded.refunded;
  DELETE FROM sales_hours WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (sales, gross, refunded) = (0, 0, 0);

  INSERT INTO product_days AS kept (workspace_id, currency, day, name, quantity, amount)
  SELECT item.workspace_id, item.currency, way.clock::date AS day, item.name,
    sum(way.sign * item.quantity), sum(way.sign * item.amount)::bigint
  FROM sales_transactions sale JOIN sales_items item ON item.transaction_id = sale.id, LATERAL (VALUES
    (-1, item.sold_at AT TIME ZONE shop.figures_zone), (1, item.sold_at AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE sale.workspace_id = shop.id AND sale.transaction_date >= slice_start AND sale.transaction_date < shop.recount_from
    AND item.is_counted
  GROUP BY item.workspace_id, item.currency, day, item.name
  ON CONFLICT (workspace_id, currency, day, name) DO UPDATE SET quantity = kept.quantity + excluded.quantity,
    amount = kept.amount + excluded.amount;
  DELETE FROM product_days WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (quantity, amount) = (0, 0);
END $$;--> statement-breakpoint

CREATE FUNCTION recount_posts(shop workspaces, slice_start timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  afterwards workspaces := shop;
BEGIN
  afterwards.recount_from := slice_start;
  INSERT INTO post_days AS kept (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT (change).workspace_id, (change).brand_id, (change).platform, clock::date AS day, sum((change).planned), sum((change).published),
    sum((change).reach), sum((change).engagement), sum((change).clicks)
  FROM posts post, LATERAL (VALUES
    (change_of(post, -1), post.scheduled_for AT TIME ZONE shop.figures_zone),
    (change_of(post, 1), post.scheduled_for AT TIME ZONE shop.recount_zone)) way (change, clock)
  WHERE post.workspace_id = shop.id AND post.scheduled_for >= slice_start AND post.scheduled_for < shop.recount_from
    AND counts_as_planned(post)
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (workspace_id, day, platform, brand_id) DO UPDATE SET planned = kept.planned + excluded.planned,
    published = kept.published + excluded.published, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement, clicks = kept.clicks + excluded.clicks;
  DELETE FROM post_days WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1
    AND (planned, published, reach, engagement, clicks) = (0, 0, 0, 0, 0);

  INSERT INTO post_hours AS kept (workspace_id, brand_id, day, hour, published, engagement)
  SELECT (change).workspace_id, (change).brand_id, clock::date AS day, extract(hour FROM clock)::smallint AS hour,
    sum((change).published), sum((change).engagement)
  FROM posts post, LATERAL (VALUES
    (change_of(post, -1), post.scheduled_for AT TIME ZONE shop.figures_zone),
    (change_of(post, 1), post.scheduled_for AT TIME ZONE shop.recount_zone)) way (change, clock)
  WHERE post.workspace_id = shop.id AND post.scheduled_for >= slice_start AND post.scheduled_for < shop.recount_from
    AND post.state = 'published'
  GROUP BY 1, 2, 3, 4
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET published = kept.published + excluded.published,
    engagement = kept.engagement + excluded.engagement;
  DELETE FROM post_hours WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (published, engagement) = (0, 0);

  -- A campaign's days follow each other, so all of its posts are looked at when one of them is in the slice.
  INSERT INTO campaign_days AS kept (workspace_id, brand_id, day, previous, campaigns)
  WITH of_campaigns AS (
    SELECT DISTINCT way.sign, post.workspace_id, post.campaign_id, post.brand_id, (post.scheduled_for AT TIME ZONE way.zone)::date AS day
    FROM posts post, LATERAL (VALUES
      (-1, zone_at(shop, post.scheduled_for)), (1, zone_at(afterwards, post.scheduled_for))) way (sign, zone)
    WHERE post.workspace_id = shop.id AND counts_as_planned(post) AND post.campaign_id IN (
      SELECT inside.campaign_id FROM posts inside
      WHERE inside.workspace_id = shop.id AND inside.scheduled_for >= slice_start AND inside.scheduled_for < shop.recount_from
    )
  )
  SELECT workspace_id, brand_id, day, previous, sum(sign)
  FROM (
    SELECT *, lag(day) OVER (PARTITION BY sign, campaign_id, brand_id ORDER BY day) AS previous FROM of_campaigns
  ) in_order
  GROUP BY workspace_id, brand_id, day, previous HAVING sum(sign) <> 0
  ON CONFLICT (workspace_id, day, previous, brand_id) DO UPDATE SET campaigns = kept.campaigns + excluded.campaigns;
  DELETE FROM campaign_days WHERE workspace_id = shop.id AND campaigns = 0;
END $$;--> statement-breakpoint

CREATE FUNCTION recount_messages(shop workspaces, slice_start timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_hours AS kept (workspace_id, brand_id, day, hour, messages)
  SELECT message.workspace_id, message.brand_id, way.clock::date AS day, extract(hour FROM way.clock)::smallint AS hour, sum(way.sign)
  FROM messages message, LATERAL (VALUES
    (-1, message.created_at AT TIME ZONE shop.figures_zone), (1, message.created_at AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE message.workspace_id = shop.id AND message.created_at >= slice_start AND message.created_at < shop.recount_from
    AND message.direction = 'in'
  GROUP BY message.workspace_id, message.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET messages = kept.messages + excluded.messages;
  DELETE FROM inbox_hours WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND messages = 0;

  INSERT INTO answer_days AS kept (workspace_id, brand_id, day, answers, seconds)
  SELECT message.workspace_id, message.brand_id, way.clock::date AS day, sum(way.sign), sum(way.sign * message.response_seconds)::bigint
  FROM messages message, LATERAL (VALUES
    (-1, message.created_at AT TIME ZONE shop.figures_zone), (1, message.created_at AT TIME ZONE shop.recount_zone)) way (sign, clock)
  WHERE message.workspace_id = shop.id AND message.created_at >= slice_start AND message.created_at < shop.recount_from
    AND message.response_seconds IS NOT NULL
  GROUP BY message.workspace_id, message.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET answers = kept.answers + excluded.answers,
    seconds = kept.seconds + excluded.seconds;
  DELETE FROM answer_days WHERE workspace_id = shop.id AND day BETWEEN slice_start::date - 1 AND shop.recount_from::date + 1 AND (answers, seconds) = (0, 0);
END $$;--> statement-breakpoint

CREATE FUNCTION recount_people(shop workspaces) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM customer_days WHERE workspace_id = shop.id;
  INSERT INTO customer_days (workspace_id, brand_id, day, customers)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.recount_zone)::date AS day, count(*)
  FROM customers WHERE workspace_id = shop.id GROUP BY workspace_id, brand_id, day;
  DELETE FROM buyer_days WHERE workspace_id = shop.id;
  INSERT INTO buyer_days (workspace_id, currency, day, buyers, came_back, spent)
  SELECT workspace_id, currency, (last_at AT TIME ZONE shop.recount_zone)::date AS day, count(*),
    count(*) FILTER (WHERE sales > 1), sum(spent)
  FROM sales_buyers WHERE workspace_id = shop.id GROUP BY workspace_id, currency, day;
END $$;--> statement-breakpoint

-- Answers whether nothing is left to recount. The slice reaches back until one of the tables has had so many rows of it.
CREATE FUNCTION recount_slice(shop_id uuid, most_rows int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  shop workspaces;
  slice_start timestamptz;
BEGIN
  SELECT * INTO shop FROM workspaces WHERE id = shop_id FOR NO KEY UPDATE;
  IF shop.figures_zone IS NULL THEN RETURN true; END IF;
  SELECT coalesce(max(moment), '-infinity') INTO slice_start FROM (
    (SELECT transaction_date AS moment FROM sales_transactions
     WHERE workspace_id = shop_id AND transaction_date < shop.recount_from ORDER BY transaction_date DESC OFFSET most_rows LIMIT 1)
    UNION ALL
    (SELECT scheduled_for FROM posts
     WHERE workspace_id = shop_id AND scheduled_for < shop.recount_from ORDER BY scheduled_for DESC OFFSET most_rows LIMIT 1)
    UNION ALL
    (SELECT created_at FROM messages
     WHERE workspace_id = shop_id AND created_at < shop.recount_from AND direction = 'in'
     ORDER BY created_at DESC OFFSET most_rows LIMIT 1)
    UNION ALL
    (SELECT created_at FROM messages
     WHERE workspace_id = shop_id AND created_at < shop.recount_from AND response_seconds IS NOT NULL
     ORDER BY created_at DESC OFFSET most_rows LIMIT 1)
  ) ends;
  PERFORM recount_sales(shop, slice_start);
  PERFORM recount_posts(shop, slice_start);
  PERFORM recount_messages(shop, slice_start);
  IF slice_start > '-infinity' THEN
    UPDATE workspaces SET recount_from = slice_start WHERE id = shop_id;
    RETURN false;
  END IF;
  PERFORM recount_people(shop);
  IF shop.recount_zone = shop.time_zone THEN
    UPDATE workspaces SET figures_zone = NULL, recount_zone = NULL, recount_from = NULL WHERE id = shop_id;
    RETURN true;
  END IF;
  -- The zone was changed once more meanwhile: the same again, for that one.
  UPDATE workspaces SET figures_zone = shop.recount_zone, recount_zone = shop.time_zone, recount_from = 'infinity' WHERE id = shop_id;
  RETURN false;
END $$;--> statement-breakpoint

CREATE FUNCTION begin_recount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.figures_zone IS NULL THEN
    new.figures_zone := old.time_zone;
    new.recount_zone := new.time_zone;
    new.recount_from := 'infinity';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
-- Most shops are done with the first slice, whoever changes the zone; the rest is left to a job.
CREATE FUNCTION recount_first_slice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_slice(new.id, 1000);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER workspaces_recount_begins BEFORE UPDATE OF time_zone ON workspaces
FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION begin_recount();--> statement-breakpoint
CREATE TRIGGER workspaces_recounted AFTER UPDATE OF time_zone ON workspaces
FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION recount_first_slice();
