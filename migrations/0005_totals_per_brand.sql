-- A customer belongs to a brand of its own workspace or to none; when the brand goes, the customer stays.
ALTER TABLE customers ADD CONSTRAINT customers_brand FOREIGN KEY (workspace_id, brand_id)
REFERENCES brands (workspace_id, id) ON DELETE SET NULL (brand_id);--> statement-breakpoint

-- The totals are now kept for each brand of a workspace and for none. Until here no customer had a brand, so the rows
-- that exist are already those of none. Customers are locked before totals, both in their order, everywhere below.

CREATE OR REPLACE FUNCTION keep_customer_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO customer_totals AS kept (workspace_id, brand_id, customers)
    SELECT workspace_id, brand_id, count(*) FROM added GROUP BY workspace_id, brand_id ORDER BY workspace_id, brand_id
    ON CONFLICT (workspace_id, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers;
  ELSE
    PERFORM FROM customer_totals WHERE workspace_id IN (SELECT workspace_id FROM removed)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
    -- An update, not an upsert: when a whole workspace goes, its rows here may be gone first.
    UPDATE customer_totals kept SET customers = kept.customers - gone.customers
    FROM (SELECT workspace_id, brand_id, count(*) AS customers FROM removed GROUP BY workspace_id, brand_id) gone
    WHERE kept.workspace_id = gone.workspace_id AND kept.brand_id IS NOT DISTINCT FROM gone.brand_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION apply_invoice_changes(changes invoice_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  changes := ARRAY(SELECT change FROM unnest(changes) change WHERE invoices <> 0 OR invoiced <> 0 OR revenue <> 0);
  IF cardinality(changes) = 0 THEN RETURN; END IF;
  -- Held from here on, so that the brand read below is the one that whoever changes it counts these invoices for. One
  -- customer alone is held by the update itself, unless that has nothing to write.
  IF cardinality(changes) > 1 OR changes[1].invoiced = 0 THEN
    PERFORM FROM customers
    WHERE (workspace_id, id) IN (SELECT workspace_id, customer_id FROM unnest(changes))
    ORDER BY id FOR NO KEY UPDATE;
  END IF;
  UPDATE customers SET total_invoiced = total_invoiced + change.invoiced
  FROM unnest(changes) change
  WHERE customers.workspace_id = change.workspace_id AND customers.id = change.customer_id AND change.invoiced <> 0;

  IF cardinality(changes) > 1 THEN
    PERFORM FROM customer_totals
    WHERE workspace_id IN (SELECT workspace_id FROM unnest(changes) WHERE invoices <> 0 OR revenue <> 0)
    ORDER BY workspace_id, brand_id FOR NO KEY UPDATE;
  END IF;
  -- The row exists: the customer of the invoice brought it.
  UPDATE customer_totals kept SET invoices = kept.invoices + change.invoices, revenue = kept.revenue + change.revenue
  FROM (
    SELECT workspace_id, brand_id, sum(invoices)::bigint AS invoices, sum(revenue)::bigint AS revenue
    FROM (
      SELECT customers.workspace_id, customers.brand_id, change.invoices, change.revenue
      FROM unnest(changes) change
      JOIN customers ON customers.workspace_id = change.workspace_id AND customers.id = change.customer_id
      WHERE change.invoices <> 0 OR change.revenue <> 0
    ) of_customers GROUP BY workspace_id, brand_id
  ) change
  WHERE kept.workspace_id = change.workspace_id AND kept.brand_id IS NOT DISTINCT FROM change.brand_id;
END $$;--> statement-breakpoint

-- A customer takes its figures along. Nobody writes an invoice for it meanwhile: that needs the row this change holds.
CREATE FUNCTION move_customer_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  SELECT count(*) AS invoices, coalesce(sum(amount) FILTER (WHERE status = 'paid'), 0)::bigint AS revenue INTO moved
  FROM invoices WHERE workspace_id = new.workspace_id AND customer_id = new.id;
  PERFORM FROM customer_totals WHERE workspace_id = new.workspace_id ORDER BY brand_id FOR NO KEY UPDATE;
  UPDATE customer_totals
  SET customers = customers - 1, invoices = invoices - moved.invoices, revenue = revenue - moved.revenue
  WHERE workspace_id = old.workspace_id AND brand_id IS NOT DISTINCT FROM old.brand_id;
  INSERT INTO customer_totals AS kept (workspace_id, brand_id, customers, invoices, revenue)
  VALUES (new.workspace_id, new.brand_id, 1, moved.invoices, moved.revenue)
  ON CONFLICT (workspace_id, brand_id) DO UPDATE SET customers = kept.customers + excluded.customers,
    invoices = kept.invoices + excluded.invoices, revenue = kept.revenue + excluded.revenue;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER customers_moved AFTER UPDATE OF brand_id ON customers
FOR EACH ROW WHEN (old.brand_id IS DISTINCT FROM new.brand_id) EXECUTE FUNCTION move_customer_totals();
