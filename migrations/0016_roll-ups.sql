CREATE TABLE "campaign_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"previous" date,
	"campaigns" bigint NOT NULL,
	CONSTRAINT "campaign_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","previous","brand_id")
);
--> statement-breakpoint
CREATE TABLE "post_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"platform" text NOT NULL,
	"day" date NOT NULL,
	"planned" bigint NOT NULL,
	"published" bigint NOT NULL,
	"reach" bigint NOT NULL,
	"engagement" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "post_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","platform","brand_id")
);
--> statement-breakpoint
CREATE TABLE "post_hours" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"published" bigint NOT NULL,
	"engagement" bigint NOT NULL,
	CONSTRAINT "post_hours_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","hour","brand_id")
);
--> statement-breakpoint
CREATE TABLE "customer_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"customers" bigint NOT NULL,
	CONSTRAINT "customer_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","brand_id")
);
--> statement-breakpoint
CREATE TABLE "answer_days" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"answers" bigint NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "answer_days_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","brand_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_hours" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"messages" bigint NOT NULL,
	CONSTRAINT "inbox_hours_once" UNIQUE NULLS NOT DISTINCT("workspace_id","day","hour","brand_id")
);
--> statement-breakpoint
CREATE TABLE "buyer_days" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"buyers" bigint NOT NULL,
	"came_back" bigint NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "buyer_days_workspace_id_currency_day_pk" PRIMARY KEY("workspace_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "buyer_values" (
	"workspace_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"step" bigint NOT NULL,
	"buyers" bigint NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "buyer_values_workspace_id_currency_step_pk" PRIMARY KEY("workspace_id","currency","step")
);
--> statement-breakpoint
DROP INDEX "customers_newest";--> statement-breakpoint
DROP INDEX "messages_answers";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_days" ADD CONSTRAINT "post_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hours" ADD CONSTRAINT "post_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_days" ADD CONSTRAINT "customer_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_days" ADD CONSTRAINT "answer_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_hours" ADD CONSTRAINT "inbox_hours_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_days" ADD CONSTRAINT "buyer_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_values" ADD CONSTRAINT "buyer_values_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_best" ON "posts" USING btree ("workspace_id",coalesce("brand_id", "workspace_id"),date_trunc('week', "scheduled_for" at time zone 'UTC'),("likes" + "comments" + "shares"),"reach","id") WHERE "posts"."state" = 'published';--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("conversation_id","created_at") WHERE "messages"."direction" = 'out' and "messages"."delivery" = 'sent';--> statement-breakpoint

-- What follows keeps figures by the shop's own days, so that no request counts rows. Each statement adds what it changed. Whoever
-- adds holds the shop as it is, so that a change of its zone waits for them and they for it (see 0012). A total of the
-- workspace, where there is one, is held before its days, everywhere. Rows of which nothing is left go.

-- What a post counts for. Of no brand are those of a campaign without one.
CREATE FUNCTION fill_post_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO new.brand_id FROM campaigns WHERE workspace_id = new.workspace_id AND id = new.campaign_id;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_filled BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION fill_post_brand();--> statement-breakpoint
CREATE FUNCTION move_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET brand_id = new.brand_id WHERE workspace_id = new.workspace_id AND campaign_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_moved AFTER UPDATE OF brand_id ON campaigns
FOR EACH ROW WHEN (old.brand_id IS DISTINCT FROM new.brand_id) EXECUTE FUNCTION move_posts();--> statement-breakpoint
UPDATE posts SET brand_id = campaigns.brand_id FROM campaigns
WHERE campaigns.workspace_id = posts.workspace_id AND campaigns.id = posts.campaign_id AND campaigns.brand_id IS NOT NULL;--> statement-breakpoint

CREATE TYPE post_change AS (
  workspace_id uuid, brand_id uuid, campaign_id uuid, platform text, due timestamptz,
  planned int, published int, reach bigint, engagement bigint, clicks bigint
);--> statement-breakpoint
CREATE FUNCTION change_of(post posts, sign int) RETURNS post_change LANGUAGE sql IMMUTABLE
RETURN CASE WHEN post.state = 'published' THEN
  ROW(post.workspace_id, post.brand_id, post.campaign_id, post.platform, post.scheduled_for, sign, sign,
    sign * post.reach::bigint, sign * (post.likes::bigint + post.comments + post.shares), sign * post.clicks::bigint)::post_change
ELSE
  ROW(post.workspace_id, post.brand_id, post.campaign_id, post.platform, post.scheduled_for, sign, 0, 0, 0, 0)::post_change
END;--> statement-breakpoint
CREATE FUNCTION counts_as_planned(post posts) RETURNS boolean LANGUAGE sql IMMUTABLE
RETURN post.scheduled_for IS NOT NULL AND post.state NOT IN ('draft', 'failed');--> statement-breakpoint

CREATE FUNCTION add_post_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_days AS kept (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT change.workspace_id, change.brand_id, change.platform, (change.due AT TIME ZONE shop.time_zone)::date AS day,
    sum(change.planned), sum(change.published), sum(change.reach), sum(change.engagement), sum(change.clicks)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, change.platform, day
  HAVING (sum(change.planned), sum(change.published), sum(change.reach), sum(change.engagement), sum(change.clicks)) <> (0, 0, 0, 0, 0)
  ORDER BY change.workspace_id, change.brand_id, change.platform, day
  ON CONFLICT (workspace_id, day, platform, brand_id) DO UPDATE SET planned = kept.planned + excluded.planned,
    published = kept.published + excluded.published, reach = kept.reach + excluded.reach,
    engagement = kept.engagement + excluded.engagement, clicks = kept.clicks + excluded.clicks;

  INSERT INTO post_hours AS kept (workspace_id, brand_id, day, hour, published, engagement)
  SELECT change.workspace_id, change.brand_id, (change.due AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM change.due AT TIME ZONE shop.time_zone)::smallint AS hour, sum(change.published), sum(change.engagement)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day, hour
  HAVING (sum(change.published), sum(change.engagement)) <> (0, 0)
  ORDER BY change.workspace_id, change.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET published = kept.published + excluded.published,
    engagement = kept.engagement + excluded.engagement;
END $$;--> statement-breakpoint

-- On which days each of the changed campaigns has posts now and had them before: that is, without what was just added.
CREATE FUNCTION add_campaign_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM unnest(changes) GROUP BY campaign_id, brand_id, due HAVING sum(planned) <> 0;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO campaign_days AS kept (workspace_id, brand_id, day, previous, campaigns)
  WITH changed AS (
    SELECT change.workspace_id, change.campaign_id, change.brand_id, (change.due AT TIME ZONE shop.time_zone)::date AS day,
      sum(change.planned) AS posts
    FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
    GROUP BY change.workspace_id, change.campaign_id, change.brand_id, day HAVING sum(change.planned) <> 0
  ), present AS (
    SELECT post.workspace_id, post.campaign_id, post.brand_id, (post.scheduled_for AT TIME ZONE shop.time_zone)::date AS day,
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

CREATE FUNCTION sweep_post_days(changes post_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_days kept USING (SELECT DISTINCT workspace_id, due::date AS day FROM unnest(changes) WHERE planned < 0) gone
  WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1
    AND (planned, published, reach, engagement, clicks) = (0, 0, 0, 0, 0);
  DELETE FROM post_hours kept USING (SELECT DISTINCT workspace_id, due::date AS day FROM unnest(changes) WHERE published < 0) gone
  WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1
    AND (published, engagement) = (0, 0);
END $$;--> statement-breakpoint

CREATE FUNCTION keep_post_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes post_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(SELECT change_of(added::posts, 1) FROM added WHERE counts_as_planned(added::posts));
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(SELECT change_of(removed::posts, -1) FROM removed WHERE counts_as_planned(removed::posts));
  ELSE
    -- Most changes of a post are of its text, its job or its state on the way out, and count for nothing.
    changes := ARRAY(
      SELECT change FROM removed JOIN added USING (id), LATERAL (
        SELECT change_of(removed::posts, -1) WHERE counts_as_planned(removed::posts)
        UNION ALL SELECT change_of(added::posts, 1) WHERE counts_as_planned(added::posts)
      ) both_ways (change)
      WHERE (counts_as_planned(removed::posts), change_of(removed::posts, 1))
        IS DISTINCT FROM (counts_as_planned(added::posts), change_of(added::posts, 1))
    );
  END IF;
  IF cardinality(changes) = 0 THEN RETURN NULL; END IF;
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changes)) ORDER BY id FOR SHARE;
  PERFORM FROM campaign_totals WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes))
  ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
  PERFORM add_post_days(changes);
  PERFORM add_campaign_days(changes);
  IF TG_OP <> 'INSERT' THEN PERFORM sweep_post_days(changes); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_added AFTER INSERT ON posts
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_post_days();--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER UPDATE ON posts
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_post_days();--> statement-breakpoint
CREATE TRIGGER posts_removed AFTER DELETE ON posts
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_post_days();--> statement-breakpoint

-- Messages: when they came in, and how long people waited for answers.
CREATE TYPE message_change AS (
  workspace_id uuid, brand_id uuid, at timestamptz, messages int, answers int, seconds bigint
);--> statement-breakpoint
CREATE FUNCTION change_of(message messages, sign int) RETURNS message_change LANGUAGE sql IMMUTABLE
RETURN ROW(message.workspace_id, message.brand_id, message.created_at, CASE WHEN message.direction = 'in' THEN sign ELSE 0 END,
  CASE WHEN message.response_seconds IS NOT NULL THEN sign ELSE 0 END,
  sign * coalesce(message.response_seconds, 0)::bigint)::message_change;--> statement-breakpoint

CREATE FUNCTION keep_message_days() RETURNS trigger LANGUAGE plpgsql AS $$
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
  SELECT change.workspace_id, change.brand_id, (change.at AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM change.at AT TIME ZONE shop.time_zone)::smallint AS hour, sum(change.messages)
  FROM unnest(changes) change JOIN workspaces shop ON shop.id = change.workspace_id
  GROUP BY change.workspace_id, change.brand_id, day, hour HAVING sum(change.messages) <> 0
  ORDER BY change.workspace_id, change.brand_id, day, hour
  ON CONFLICT (workspace_id, day, hour, brand_id) DO UPDATE SET messages = kept.messages + excluded.messages;
  INSERT INTO answer_days AS kept (workspace_id, brand_id, day, answers, seconds)
  SELECT change.workspace_id, change.brand_id, (change.at AT TIME ZONE shop.time_zone)::date AS day,
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
-- Triggers of one table run in the order of their names: these after those that keep the totals.
CREATE TRIGGER messages_timed_added AFTER INSERT ON messages
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_message_days();--> statement-breakpoint
CREATE TRIGGER messages_timed_changed AFTER UPDATE ON messages
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_message_days();--> statement-breakpoint
CREATE TRIGGER messages_timed_removed AFTER DELETE ON messages
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_message_days();--> statement-breakpoint

-- Customers by the day on which they were added. What invoices change of a customer is nothing of that.
CREATE FUNCTION add_customer_days(changed customers[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO customer_days AS kept (workspace_id, brand_id, day, customers)
  SELECT customer.workspace_id, customer.brand_id, (customer.created_at AT TIME ZONE shop.time_zone)::date AS day, sign * count(*)
  FROM unnest(changed) customer JOIN workspaces shop ON shop.id = customer.workspace_id
  GROUP BY customer.workspace_id, customer.brand_id, day ORDER BY customer.workspace_id, customer.brand_id, day
  ON CONFLICT (workspace_id, day, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers;
  IF sign < 0 THEN
    DELETE FROM customer_days kept USING (SELECT DISTINCT workspace_id, created_at::date AS day FROM unnest(changed)) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND customers = 0;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_customer_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM add_customer_days(ARRAY(SELECT added::customers FROM added), 1);
  ELSIF TG_OP = 'DELETE' THEN PERFORM add_customer_days(ARRAY(SELECT removed::customers FROM removed), -1);
  ELSE
    PERFORM add_customer_days(ARRAY[old], -1);
    PERFORM add_customer_days(ARRAY[new], 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_timed_added AFTER INSERT ON customers
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_days();--> statement-breakpoint
CREATE TRIGGER customers_timed_moved AFTER UPDATE OF brand_id, created_at ON customers
FOR EACH ROW WHEN ((old.brand_id, old.created_at) IS DISTINCT FROM (new.brand_id, new.created_at))
EXECUTE FUNCTION keep_customer_days();--> statement-breakpoint
CREATE TRIGGER customers_timed_removed AFTER DELETE ON customers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_days();--> statement-breakpoint

-- Buyers by the day on which they were there last, and by the first two digits of what they spent. They follow the rows of
-- the buyers, which whoever writes sales keeps under the shop's lock.
CREATE FUNCTION value_step(spent bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN spent - spent % (10 ^ greatest(length(abs(spent)::text) - 2, 0))::bigint;--> statement-breakpoint
CREATE FUNCTION add_buyers(changed sales_buyers[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_days AS kept (workspace_id, currency, day, buyers, came_back, spent)
  SELECT buyer.workspace_id, buyer.currency, (buyer.last_at AT TIME ZONE shop.time_zone)::date AS day, sign * count(*),
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
CREATE FUNCTION keep_buyers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM add_buyers(ARRAY(SELECT added::sales_buyers FROM added), 1); END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_buyers(ARRAY(SELECT removed::sales_buyers FROM removed), -1);
    DELETE FROM buyer_days kept USING (SELECT DISTINCT workspace_id, currency, last_at::date AS day FROM removed) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.currency = gone.currency
      AND kept.day BETWEEN gone.day - 1 AND gone.day + 1 AND (buyers, came_back, spent) = (0, 0, 0);
    DELETE FROM buyer_values kept USING (SELECT DISTINCT workspace_id, currency, value_step(spent) AS step FROM removed) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.currency = gone.currency AND kept.step = gone.step
      AND (kept.buyers, kept.spent) = (0, 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_buyers_added AFTER INSERT ON sales_buyers
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_buyers();--> statement-breakpoint
CREATE TRIGGER sales_buyers_changed AFTER UPDATE ON sales_buyers
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_buyers();--> statement-breakpoint
CREATE TRIGGER sales_buyers_removed AFTER DELETE ON sales_buyers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_buyers();--> statement-breakpoint

-- All of it anew, from the rows themselves: for what is here already, and for a shop that has changed its zone.
CREATE FUNCTION count_anew(shop workspaces) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM post_days WHERE workspace_id = shop.id;
  DELETE FROM post_hours WHERE workspace_id = shop.id;
  DELETE FROM campaign_days WHERE workspace_id = shop.id;
  DELETE FROM inbox_hours WHERE workspace_id = shop.id;
  DELETE FROM answer_days WHERE workspace_id = shop.id;
  DELETE FROM customer_days WHERE workspace_id = shop.id;
  DELETE FROM buyer_days WHERE workspace_id = shop.id;
  DELETE FROM buyer_values WHERE workspace_id = shop.id;

  INSERT INTO post_days (workspace_id, brand_id, platform, day, planned, published, reach, engagement, clicks)
  SELECT workspace_id, brand_id, platform, (scheduled_for AT TIME ZONE shop.time_zone)::date AS day, count(*),
    count(*) FILTER (WHERE state = 'published'), coalesce(sum(reach) FILTER (WHERE state = 'published'), 0),
    coalesce(sum(likes::bigint + comments + shares) FILTER (WHERE state = 'published'), 0),
    coalesce(sum(clicks) FILTER (WHERE state = 'published'), 0)
  FROM posts WHERE workspace_id = shop.id AND counts_as_planned(posts) GROUP BY workspace_id, brand_id, platform, day;
  INSERT INTO post_hours (workspace_id, brand_id, day, hour, published, engagement)
  SELECT workspace_id, brand_id, (scheduled_for AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM scheduled_for AT TIME ZONE shop.time_zone)::smallint AS hour, count(*),
    sum(likes::bigint + comments + shares)
  FROM posts WHERE workspace_id = shop.id AND state = 'published' AND scheduled_for IS NOT NULL
  GROUP BY workspace_id, brand_id, day, hour;
  INSERT INTO campaign_days (workspace_id, brand_id, day, previous, campaigns)
  SELECT workspace_id, brand_id, day, previous, count(*)
  FROM (
    SELECT *, lag(day) OVER (PARTITION BY campaign_id, brand_id ORDER BY day) AS previous
    FROM (
      SELECT DISTINCT workspace_id, campaign_id, brand_id, (scheduled_for AT TIME ZONE shop.time_zone)::date AS day
      FROM posts WHERE workspace_id = shop.id AND counts_as_planned(posts)
    ) of_campaigns
  ) in_order GROUP BY workspace_id, brand_id, day, previous;

  INSERT INTO inbox_hours (workspace_id, brand_id, day, hour, messages)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM created_at AT TIME ZONE shop.time_zone)::smallint AS hour, count(*)
  FROM messages WHERE workspace_id = shop.id AND direction = 'in' GROUP BY workspace_id, brand_id, day, hour;
  INSERT INTO answer_days (workspace_id, brand_id, day, answers, seconds)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.time_zone)::date AS day, count(*), sum(response_seconds)
  FROM messages WHERE workspace_id = shop.id AND response_seconds IS NOT NULL GROUP BY workspace_id, brand_id, day;
  INSERT INTO customer_days (workspace_id, brand_id, day, customers)
  SELECT workspace_id, brand_id, (created_at AT TIME ZONE shop.time_zone)::date AS day, count(*)
  FROM customers WHERE workspace_id = shop.id GROUP BY workspace_id, brand_id, day;

  INSERT INTO buyer_days (workspace_id, currency, day, buyers, came_back, spent)
  SELECT workspace_id, currency, (last_at AT TIME ZONE shop.time_zone)::date AS day, count(*),
    count(*) FILTER (WHERE sales > 1), sum(spent)
  FROM sales_buyers WHERE workspace_id = shop.id GROUP BY workspace_id, currency, day;
  INSERT INTO buyer_values (workspace_id, currency, step, buyers, spent)
  SELECT workspace_id, currency, value_step(spent) AS step, count(*), sum(spent)
  FROM sales_buyers WHERE workspace_id = shop.id GROUP BY workspace_id, currency, step;
END $$;--> statement-breakpoint
CREATE FUNCTION count_days_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_anew(new);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER workspaces_moved_days AFTER UPDATE OF time_zone ON workspaces
FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION count_days_anew();--> statement-breakpoint
SELECT count_anew(workspaces) FROM workspaces;
