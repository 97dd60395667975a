CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Text as a person compares it: without case, accents and typographic variants. Built from immutable parts only
-- (unaccent() is not one), so that generated columns and indexes may rely on it.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(replace(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'øłđı', 'oldi');--> statement-breakpoint
-- The LIKE pattern that finds a text anywhere in a folded column; % and _ stand for themselves.
CREATE FUNCTION contains_pattern(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN '%' || regexp_replace(fold_text(value), '([\\%_])', '\\\1', 'g') || '%';
