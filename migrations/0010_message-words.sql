-- What a message can be found by, in both languages at once: its words as they are, and their stems in English and in Spanish,
-- all without case and accents. Very long texts are found by their beginning.
CREATE FUNCTION message_words(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, left(fold_text(value), 20000))
  || to_tsvector('english'::regconfig, left(fold_text(value), 20000))
  || to_tsvector('spanish'::regconfig, left(fold_text(value), 20000));--> statement-breakpoint
-- Every word that was typed has to be there: as it is or as a beginning, or by its stem.
CREATE FUNCTION message_query(value text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(to_tsquery('simple'::regconfig, string_agg(word || ':*', ' & ')), ''::tsquery)
  FROM regexp_split_to_table(fold_text(value), '\W+') AS word WHERE word <> ''
) || plainto_tsquery('english'::regconfig, fold_text(value)) || plainto_tsquery('spanish'::regconfig, fold_text(value));
