-- What a campaign is found by: its title, its description, its text, and what its posts say where they say something else. As the words
-- of messages, without the places where they stand. Very long ones are found by their beginning.
CREATE FUNCTION words_of(campaign campaigns) RETURNS tsvector LANGUAGE sql STABLE
RETURN strip(message_words(left(concat_ws(' ', campaign.title, campaign.description, campaign.content ->> 'content', (
  SELECT string_agg(said, ' ') FROM (
    SELECT DISTINCT concat_ws(' ', post.title, post.text) AS said FROM posts post
    WHERE post.workspace_id = campaign.workspace_id AND post.campaign_id = campaign.id
  ) texts
)), 20000)));--> statement-breakpoint

CREATE FUNCTION add_campaign_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_words (workspace_id, campaign_id, words)
  SELECT workspace_id, id, words_of(added::campaigns) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_worded AFTER INSERT ON campaigns
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_campaign_words();--> statement-breakpoint

-- Held before they are read: of two who change posts of one campaign at once, the second then sees what the first wrote. An update, not
-- an upsert, and nothing at all for a workspace that goes: its rows here may be gone first.
CREATE FUNCTION renew_campaign_words(campaign_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM campaign_words WHERE campaign_id = ANY (campaign_ids) ORDER BY campaign_id FOR NO KEY UPDATE;
  UPDATE campaign_words kept SET words = words_of(campaign)
  FROM campaigns campaign JOIN workspaces ON workspaces.id = campaign.workspace_id
  WHERE campaign.id = ANY (campaign_ids) AND kept.workspace_id = campaign.workspace_id AND kept.campaign_id = campaign.id;
END $$;--> statement-breakpoint

CREATE FUNCTION renew_words_of_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_campaign_words(ARRAY[new.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER campaigns_reworded AFTER UPDATE OF title, description, content ON campaigns
FOR EACH ROW WHEN ((old.title, old.description, old.content) IS DISTINCT FROM (new.title, new.description, new.content))
EXECUTE FUNCTION renew_words_of_campaign();--> statement-breakpoint

CREATE FUNCTION renew_words_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_campaign_words(ARRAY[new.campaign_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_reworded AFTER UPDATE OF title, text ON posts
FOR EACH ROW WHEN ((old.title, old.text) IS DISTINCT FROM (new.title, new.text))
EXECUTE FUNCTION renew_words_of_post();--> statement-breakpoint

CREATE FUNCTION renew_words_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_campaign_words(ARRAY(SELECT DISTINCT campaign_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_worded AFTER INSERT ON posts
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_posts();--> statement-breakpoint
CREATE TRIGGER posts_unworded AFTER DELETE ON posts
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_words_of_posts();--> statement-breakpoint

INSERT INTO campaign_words (workspace_id, campaign_id, words)
SELECT workspace_id, id, words_of(campaigns) FROM campaigns;
