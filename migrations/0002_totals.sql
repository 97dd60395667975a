-- Totals are kept, never counted: each statement adds what it changed, so a page costs the same with ten rows and
-- with ten million. Rows are locked in the order of their ids, so that two statements never wait for each other.

CREATE FUNCTION keep_customer_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO customer_totals AS kept (workspace_id, customers)
    SELECT workspace_id, count(*) FROM added GROUP BY workspace_id ORDER BY workspace_id
    ON CONFLICT (workspace_id) DO UPDATE SET customers = kept.customers + excluded.customers;
  ELSE
    -- An update, not an upsert: when a whole workspace goes, its row here may be gone first.
    UPDATE customer_totals kept SET customers = kept.customers - gone.customers
    FROM (SELECT workspace_id, count(*) AS customers FROM removed GROUP BY workspace_id) gone
    WHERE kept.workspace_id = gone.workspace_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER customers_added AFTER INSERT ON customers
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_totals();--> statement-breakpoint
CREATE TRIGGER customers_removed AFTER DELETE ON customers
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_totals();--> statement-breakpoint

-- What a statement changed for one customer: invoices more or fewer, cents invoiced, cents paid.
CREATE TYPE invoice_change AS (workspace_id uuid, customer_id uuid, invoices bigint, invoiced bigint, revenue bigint);--> statement-breakpoint

CREATE FUNCTION apply_invoice_changes(changes invoice_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  IF cardinality(changes) > 1 THEN
    PERFORM FROM customers
    WHERE (workspace_id, id) IN (SELECT workspace_id, customer_id FROM unnest(changes) WHERE invoiced <> 0)
    ORDER BY id FOR NO KEY UPDATE;
  END IF;
  UPDATE customers SET total_invoiced = total_invoiced + change.invoiced
  FROM unnest(changes) change
  WHERE customers.workspace_id = change.workspace_id AND customers.id = change.customer_id AND change.invoiced <> 0;

  IF cardinality(changes) > 1 THEN
    PERFORM FROM customer_totals
    WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes) WHERE invoices <> 0 OR revenue <> 0)
    ORDER BY workspace_id FOR NO KEY UPDATE;
  END IF;
  -- The row exists: the customer of the invoice brought it.
  UPDATE customer_totals kept SET invoices = kept.invoices + change.invoices, revenue = kept.revenue + change.revenue
  FROM (
    SELECT workspace_id, sum(invoices)::bigint AS invoices, sum(revenue)::bigint AS revenue
    FROM unnest(changes) WHERE invoices <> 0 OR revenue <> 0 GROUP BY workspace_id
  ) change
  WHERE kept.workspace_id = change.workspace_id;
END $$;--> statement-breakpoint

CREATE FUNCTION keep_invoice_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes invoice_change[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    changes := ARRAY(
      SELECT (workspace_id, customer_id, count(*), sum(CASE WHEN status = 'cancelled' THEN 0 ELSE amount END),
        sum(CASE WHEN status = 'paid' THEN amount ELSE 0 END))::invoice_change
      FROM added GROUP BY workspace_id, customer_id);
  ELSIF TG_OP = 'DELETE' THEN
    changes := ARRAY(
      SELECT (workspace_id, customer_id, -count(*), -sum(CASE WHEN status = 'cancelled' THEN 0 ELSE amount END),
        -sum(CASE WHEN status = 'paid' THEN amount ELSE 0 END))::invoice_change
      FROM removed GROUP BY workspace_id, customer_id);
  ELSE
    changes := ARRAY(
      SELECT (workspace_id, customer_id, sum(sign), sum(CASE WHEN status = 'cancelled' THEN 0 ELSE sign * amount END),
        sum(CASE WHEN status = 'paid' THEN sign * amount ELSE 0 END))::invoice_change
      FROM (SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed) moved
      GROUP BY workspace_id, customer_id);
  END IF;
  PERFORM apply_invoice_changes(changes);
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER invoices_added AFTER INSERT ON invoices
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_totals();--> statement-breakpoint
CREATE TRIGGER invoices_changed AFTER UPDATE ON invoices
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_totals();--> statement-breakpoint
CREATE TRIGGER invoices_removed AFTER DELETE ON invoices
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_totals();
--> statement-breakpoint
-- Room on each page, so that a changed total stays beside its row and touches none of the indexes.
ALTER TABLE customers SET (fillfactor = 85);
