ALTER TABLE "commerces" ADD COLUMN "sells" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- As before, with what the shop sells: below the name of a category, above what people look for there.
CREATE OR REPLACE FUNCTION publish_commerces(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM FROM commerces WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM commerce_words WHERE commerce = ANY (ids);
  DELETE FROM offer_words WHERE commerce = ANY (ids);
  DELETE FROM published_commerces WHERE commerce = ANY (ids);

  INSERT INTO published_commerces (commerce, name, normalized, offers, updated_at)
  SELECT shop.id, shop.name,
    (SELECT coalesce(string_agg(word, ' '), '') FROM search_tokens(shop.name)), (
      SELECT count(*) FROM offers WHERE offers.commerce = shop.id AND offers.deleted_at IS NULL
    ), shop.updated_at
  FROM commerces shop
  JOIN applications ON applications.commerce = shop.id AND applications.status = 'OK'
  LEFT JOIN users ON users.id = shop.owner_id
  WHERE shop.id = ANY (ids) AND NOT shop.hidden AND shop.deleted_at IS NULL
    -- Nobody's yet, or of somebody whose account stands open, or who was invited and has yet to answer.
    AND (users.id IS NULL
      OR users.deleted_at IS NULL AND (users.is_active OR users.activated_at IS NULL));

  WITH texts AS (
    SELECT shop.id AS commerce, NULL::integer AS offer, part.value, part.weight
    FROM commerces shop
    JOIN published_commerces ON published_commerces.commerce = shop.id
    CROSS JOIN LATERAL (
      VALUES (shop.name, 100), (array_to_string(shop.sells, ' '), 30), (shop.description, 12), (shop.direction, 6)
    ) AS part (value, weight)
    WHERE shop.id = ANY (ids)
    UNION ALL
    SELECT offers.commerce, offers.id, part.value, part.weight
    FROM offers
    JOIN published_commerces ON published_commerces.commerce = offers.commerce
    CROSS JOIN LATERAL (
      VALUES (offers.title, 100), (offers.type, 40), (offers.description, 12)
    ) AS part (value, weight)
    WHERE offers.commerce = ANY (ids) AND offers.deleted_at IS NULL
  ), found AS MATERIALIZED (
    SELECT DISTINCT texts.commerce, texts.offer, texts.weight, token.word, token.shown
    FROM texts CROSS JOIN LATERAL search_tokens(texts.value) AS token
    WHERE texts.weight = 100 OR NOT search_is_stop_word(token.word)
  ), known AS (
    -- In order, so that two who bring the same new words wait for each other instead of failing.
    INSERT INTO search_words (word, shown)
    SELECT DISTINCT ON (word) word, shown FROM found
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
    ORDER BY word, shown DESC
    ON CONFLICT DO NOTHING
  ), of_offers AS (
    INSERT INTO offer_words (word, offer, commerce, weight)
    SELECT word, offer, commerce, sum(DISTINCT weight)
    FROM found WHERE offer IS NOT NULL GROUP BY word, offer, commerce
  )
  -- Of an offer the shop is found by its title alone, and last.
  INSERT INTO commerce_words (word, commerce, weight)
  SELECT word, commerce, sum(DISTINCT CASE WHEN offer IS NULL THEN weight ELSE 4 END)
  FROM found WHERE offer IS NULL OR weight = 100 GROUP BY word, commerce;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_commerce_words(shop commerces) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  spellings text[];
  weights integer[];
BEGIN
  SELECT array_agg(word), array_agg(shown), array_agg(weight) INTO words, spellings, weights
  FROM (
    SELECT token.word, max(token.shown) AS shown, sum(DISTINCT part.weight) AS weight
    FROM (
      VALUES (shop.name, 100), (array_to_string(shop.sells, ' '), 30), (shop.description, 12), (shop.direction, 6)
    ) AS part (value, weight)
    CROSS JOIN LATERAL search_tokens(part.value) AS token
    WHERE part.weight = 100 OR NOT search_is_stop_word(token.word)
    GROUP BY token.word
  ) AS found;

  -- In order, so that two who bring the same new words wait for each other instead of failing.
  INSERT INTO search_words (word, shown)
  SELECT new.word, new.shown FROM unnest(words, spellings) AS new (word, shown)
  WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = new.word)
  ORDER BY new.word ON CONFLICT DO NOTHING;

  -- By an offer's title (its words weigh 100 or more) the shop is found too, and last.
  SELECT coalesce(array_agg(word), '{}'), array_agg(weight) INTO words, weights
  FROM (
    SELECT word, sum(weight) AS weight
    FROM (
      SELECT * FROM unnest(words, weights) AS own (word, weight)
      UNION ALL
      SELECT DISTINCT word, 4 FROM offer_words WHERE commerce = shop.id AND weight >= 100
    ) AS every GROUP BY word
  ) AS whole;

  DELETE FROM commerce_words WHERE commerce = shop.id AND word <> ALL (words);
  INSERT INTO commerce_words (word, commerce, weight)
  SELECT new.word, shop.id, new.weight FROM unnest(words, weights) AS new (word, weight)
  WHERE NOT EXISTS (
    SELECT FROM commerce_words had
    WHERE had.word = new.word AND had.commerce = shop.id AND had.weight = new.weight
  )
  ON CONFLICT (word, commerce) DO UPDATE SET weight = excluded.weight;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_published_commerce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What comes or goes as a whole is written by commerces_published.
  IF (OLD.owner_id, OLD.hidden, OLD.deleted_at)
    IS DISTINCT FROM (NEW.owner_id, NEW.hidden, NEW.deleted_at)
  THEN
    RETURN NULL;
  END IF;
  IF NEW.name = OLD.name THEN
    UPDATE published_commerces SET updated_at = NEW.updated_at WHERE commerce = NEW.id;
  ELSE
    UPDATE published_commerces
    SET name = NEW.name, updated_at = NEW.updated_at, normalized = (
      SELECT coalesce(string_agg(word, ' '), '') FROM search_tokens(NEW.name)
    ) WHERE commerce = NEW.id;
  END IF;
  IF FOUND AND (OLD.name, OLD.sells, OLD.description, OLD.direction)
    IS DISTINCT FROM (NEW.name, NEW.sells, NEW.description, NEW.direction)
  THEN
    PERFORM sync_commerce_words(NEW);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER commerces_synced
AFTER UPDATE OF name, sells, description, direction, updated_at ON commerces FOR EACH ROW
EXECUTE FUNCTION sync_published_commerce();
