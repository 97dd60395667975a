ALTER TABLE "pos_integrations" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "pos_syncs" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "pos_integrations_once" ON "pos_integrations" USING btree ("workspace_id","provider","account") WHERE "pos_integrations"."account" is not null;--> statement-breakpoint
-- Invoices, targets and goals held hundredths in every currency. From here on they hold the smallest units that the currency has, as
-- sales do: yen have no hundredths, a Kuwaiti dinar has thousandths.
CREATE FUNCTION units_of_hundredths(hundredths bigint, currency text) RETURNS bigint LANGUAGE sql AS $$
  SELECT round(hundredths * power(10::numeric, CASE
    WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN -2
    WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1
    WHEN currency IN ('CLF', 'UYW') THEN 2
    ELSE 0 END))::bigint
$$;--> statement-breakpoint
UPDATE invoices SET amount = units_of_hundredths(amount, shop.currency) FROM workspaces shop
WHERE shop.id = workspace_id AND amount <> units_of_hundredths(amount, shop.currency);--> statement-breakpoint
UPDATE goals SET target = greatest(1, units_of_hundredths(target, shop.currency)) FROM workspaces shop
WHERE shop.id = workspace_id AND category = 'revenue' AND target <> units_of_hundredths(target, shop.currency);--> statement-breakpoint
UPDATE workspaces SET sales_target = units_of_hundredths(sales_target, currency)
WHERE sales_target <> units_of_hundredths(sales_target, currency);--> statement-breakpoint
DROP FUNCTION units_of_hundredths;
