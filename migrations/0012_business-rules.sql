-- Conversations belong to a brand, an account and a customer of their own workspace or to none; when those go, they stay.
ALTER TABLE conversations ADD CONSTRAINT conversations_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_account FOREIGN KEY (workspace_id, account_id)
REFERENCES social_accounts (workspace_id, id) ON DELETE SET NULL (account_id);--> statement-breakpoint
ALTER TABLE conversations ADD CONSTRAINT conversations_customer FOREIGN KEY (workspace_id, customer_id)
REFERENCES customers (workspace_id, id) ON DELETE SET NULL (customer_id);--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint
ALTER TABLE inbox_deliveries ADD CONSTRAINT inbox_deliveries_account FOREIGN KEY (workspace_id, account_id)
REFERENCES social_accounts (workspace_id, id) ON DELETE CASCADE;--> statement-breakpoint

-- The figures of the inbox, kept for each brand of a workspace and for none.
CREATE FUNCTION add_inbox_totals(changed messages[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO inbox_totals AS kept (workspace_id, brand_id, total, unread, urgent, answered, response_seconds)
  SELECT workspace_id, brand_id, count(*) FILTER (WHERE direction = 'in'),
    count(*) FILTER (WHERE direction = 'in' AND NOT is_read),
    count(*) FILTER (WHERE direction = 'in' AND priority = 'urgent'),
    count(response_seconds), coalesce(sum(response_seconds), 0)
  FROM unnest(changed) GROUP BY workspace_id, brand_id ORDER BY workspace_id, brand_id
  ON CONFLICT (workspace_id, brand_id) DO UPDATE SET total = kept.total + excluded.total,
    unread = kept.unread + excluded.unread, urgent = kept.urgent + excluded.urgent,
    answered = kept.answered + excluded.answered, response_seconds = kept.response_seconds + excluded.response_seconds;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_inbox_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_inbox_totals(ARRAY(SELECT added::messages FROM added));
  ELSE
    -- An update, not an upsert: when a whole workspace or a brand goes, its rows here may be gone first.
    PERFORM FROM inbox_totals WHERE workspace_id IN (SELECT workspace_id FROM removed)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
    UPDATE inbox_totals kept SET total = kept.total - gone.total, unread = kept.unread - gone.unread,
      urgent = kept.urgent - gone.urgent, answered = kept.answered - gone.answered,
      response_seconds = kept.response_seconds - gone.response_seconds
    FROM (
      SELECT workspace_id, brand_id, count(*) FILTER (WHERE direction = 'in') AS total,
        count(*) FILTER (WHERE direction = 'in' AND NOT is_read) AS unread,
        count(*) FILTER (WHERE direction = 'in' AND priority = 'urgent') AS urgent,
        count(response_seconds) AS answered, coalesce(sum(response_seconds), 0) AS response_seconds
      FROM removed GROUP BY workspace_id, brand_id
    ) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.brand_id IS NOT DISTINCT FROM gone.brand_id;
    IF TG_OP = 'UPDATE' THEN PERFORM add_inbox_totals(ARRAY(SELECT added::messages FROM added)); END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER messages_added AFTER INSERT ON messages
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_inbox_totals();--> statement-breakpoint
CREATE TRIGGER messages_changed AFTER UPDATE ON messages
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_inbox_totals();--> statement-breakpoint
CREATE TRIGGER messages_removed AFTER DELETE ON messages
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_inbox_totals();--> statement-breakpoint

-- What was done with a task is only added to. It goes with its task or workspace, which is a delete from within another one;
-- a person who leaves is taken out of it, their name stays.
CREATE FUNCTION refuse_task_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN coalesce(new, old); END IF;
  RAISE EXCEPTION 'What was done with a task is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER task_events_only_grow BEFORE UPDATE OR DELETE ON task_events
FOR EACH ROW EXECUTE FUNCTION refuse_task_event_changes();--> statement-breakpoint

-- Sales by hour, by product and by buyer. Each statement adds what it changed, on the clocks of the shop; a change of the
-- shop's zone waits for the sales that are being written, sorts all of them anew, and lets no other in meanwhile.
CREATE FUNCTION counts_as_sale(status text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN status IN ('completed', 'refunded', 'partially_refunded');--> statement-breakpoint

CREATE FUNCTION add_sales(changed sales_transactions[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO sales_hours AS kept (workspace_id, currency, day, hour, sales, gross, refunded)
  SELECT sale.workspace_id, sale.currency, (sale.transaction_date AT TIME ZONE shop.time_zone)::date AS day,
    extract(hour FROM sale.transaction_date AT TIME ZONE shop.time_zone)::smallint AS hour,
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

-- What was taken away may have been somebody's first or last visit; their rows are held by now, so nobody changes them meanwhile.
CREATE FUNCTION settle_buyers(changed sales_transactions[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales_buyers kept SET first_at = seen.first_at, last_at = seen.last_at
  FROM (
    SELECT sale.workspace_id, sale.currency, sale.buyer, min(sale.transaction_date) AS first_at,
      max(sale.transaction_date) AS last_at
    FROM sales_transactions sale
    WHERE (sale.workspace_id, sale.currency, sale.buyer) IN
      (SELECT workspace_id, currency, buyer FROM unnest(changed) WHERE buyer IS NOT NULL) AND counts_as_sale(sale.status)
    GROUP BY sale.workspace_id, sale.currency, sale.buyer
  ) seen
  WHERE kept.workspace_id = seen.workspace_id AND kept.currency = seen.currency AND kept.buyer = seen.buyer;
  DELETE FROM sales_buyers kept USING (SELECT DISTINCT workspace_id, currency, buyer FROM unnest(changed)) gone
  WHERE kept.workspace_id = gone.workspace_id AND kept.currency = gone.currency AND kept.buyer = gone.buyer AND kept.sales = 0;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_sales(ARRAY(SELECT removed::sales_transactions FROM removed), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_sales(ARRAY(SELECT added::sales_transactions FROM added), 1); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM settle_buyers(ARRAY(SELECT removed::sales_transactions FROM removed)); END IF;
  IF TG_OP = 'UPDATE' THEN
    UPDATE sales_items item
    SET sold_at = sale.transaction_date, currency = sale.currency, is_counted = counts_as_sale(sale.status)
    FROM added sale
    WHERE item.transaction_id = sale.id AND (item.sold_at, item.currency, item.is_counted)
      IS DISTINCT FROM (sale.transaction_date, sale.currency, counts_as_sale(sale.status));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_added AFTER INSERT ON sales_transactions
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sales();--> statement-breakpoint
CREATE TRIGGER sales_changed AFTER UPDATE ON sales_transactions
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_sales();--> statement-breakpoint
CREATE TRIGGER sales_removed AFTER DELETE ON sales_transactions
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_sales();--> statement-breakpoint

-- An item carries when and in which currency it was sold, so that it can be taken away again after its sale is gone.
CREATE FUNCTION fill_sales_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT transaction_date, currency, counts_as_sale(status) INTO new.sold_at, new.currency, new.is_counted
  FROM sales_transactions WHERE workspace_id = new.workspace_id AND id = new.transaction_id;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_items_filled BEFORE INSERT ON sales_items
FOR EACH ROW EXECUTE FUNCTION fill_sales_item();--> statement-breakpoint

CREATE FUNCTION add_sold_items(changed sales_items[], sign int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM workspaces WHERE id IN (SELECT workspace_id FROM unnest(changed)) ORDER BY id FOR SHARE;
  INSERT INTO product_days AS kept (workspace_id, currency, day, name, quantity, amount)
  SELECT item.workspace_id, item.currency, (item.sold_at AT TIME ZONE shop.time_zone)::date AS day, item.name,
    sign * sum(item.quantity), sign * sum(item.amount)::bigint
  FROM unnest(changed) item JOIN workspaces shop ON shop.id = item.workspace_id
  WHERE item.is_counted
  GROUP BY item.workspace_id, item.currency, day, item.name ORDER BY item.workspace_id, item.currency, day, item.name
  ON CONFLICT (workspace_id, currency, day, name) DO UPDATE SET quantity = kept.quantity + excluded.quantity,
    amount = kept.amount + excluded.amount;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_product_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_sold_items(ARRAY(SELECT removed::sales_items FROM removed), -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_sold_items(ARRAY(SELECT added::sales_items FROM added), 1); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sales_items_added AFTER INSERT ON sales_items
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_product_days();--> statement-breakpoint
CREATE TRIGGER sales_items_changed AFTER UPDATE ON sales_items
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_product_days();--> statement-breakpoint
CREATE TRIGGER sales_items_removed AFTER DELETE ON sales_items
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_product_days();--> statement-breakpoint

CREATE FUNCTION sort_sales_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sales_hours WHERE workspace_id = new.id;
  INSERT INTO sales_hours (workspace_id, currency, day, hour, sales, gross, refunded)
  SELECT workspace_id, currency, (transaction_date AT TIME ZONE new.time_zone)::date AS day,
    extract(hour FROM transaction_date AT TIME ZONE new.time_zone)::smallint AS hour,
    count(*), sum(total_amount), sum(refunded_amount)
  FROM sales_transactions WHERE workspace_id = new.id AND counts_as_sale(status)
  GROUP BY workspace_id, currency, day, hour;
  DELETE FROM product_days WHERE workspace_id = new.id;
  INSERT INTO product_days (workspace_id, currency, day, name, quantity, amount)
  SELECT workspace_id, currency, (sold_at AT TIME ZONE new.time_zone)::date AS day, name, sum(quantity), sum(amount)
  FROM sales_items WHERE workspace_id = new.id AND is_counted
  GROUP BY workspace_id, currency, day, name;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER workspaces_moved AFTER UPDATE OF time_zone ON workspaces
FOR EACH ROW WHEN (old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION sort_sales_anew();
