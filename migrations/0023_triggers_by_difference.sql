-- A save writes what it changes: the rows of categories that came or went, the words of a text that is
-- another, and of a shop that stays as public as it was no more than its date.
--
-- The links come first, for their foreign keys hold each new category until the transaction ends: one
-- that is deleted by then is seen below, and none that is held can be deleted later.
CREATE OR REPLACE FUNCTION sync_commerce_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM commerce_categories WHERE commerce = NEW.id AND category <> ALL (NEW.category);
  END IF;
  INSERT INTO commerce_categories (commerce, category)
    SELECT NEW.id, added FROM unnest(NEW.category) AS added
    WHERE TG_OP = 'INSERT' OR added <> ALL (OLD.category)
    ORDER BY added ON CONFLICT DO NOTHING;
  PERFORM refuse_deleted_categories(NEW.category);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_offer_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM offer_categories WHERE offer = NEW.id AND category <> ALL (NEW.category);
  END IF;
  INSERT INTO offer_categories (offer, category)
    SELECT NEW.id, added FROM unnest(NEW.category) AS added
    WHERE TG_OP = 'INSERT' OR added <> ALL (OLD.category)
    ORDER BY added ON CONFLICT DO NOTHING;
  PERFORM refuse_deleted_categories(NEW.category);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A deleted category keeps its row for a while, so foreign keys do not notice that it is gone: whoever
-- has it in a list is told to try again.
CREATE FUNCTION refuse_deleted_categories(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM categories WHERE id = ANY (ids) AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'category is deleted' USING ERRCODE = 'serialization_failure';
  END IF;
END $$;
--> statement-breakpoint
DROP FUNCTION lock_categories(integer[]);
--> statement-breakpoint
DROP TRIGGER commerces_category ON commerces;
--> statement-breakpoint
CREATE TRIGGER commerces_category_insert AFTER INSERT ON commerces
FOR EACH ROW EXECUTE FUNCTION sync_commerce_categories();
--> statement-breakpoint
CREATE TRIGGER commerces_category_update AFTER UPDATE OF category ON commerces
FOR EACH ROW WHEN (OLD.category IS DISTINCT FROM NEW.category)
EXECUTE FUNCTION sync_commerce_categories();
--> statement-breakpoint
DROP TRIGGER offers_category ON offers;
--> statement-breakpoint
CREATE TRIGGER offers_category_insert AFTER INSERT ON offers
FOR EACH ROW EXECUTE FUNCTION sync_offer_categories();
--> statement-breakpoint
CREATE TRIGGER offers_category_update AFTER UPDATE OF category ON offers
FOR EACH ROW WHEN (OLD.category IS DISTINCT FROM NEW.category)
EXECUTE FUNCTION sync_offer_categories();
--> statement-breakpoint
-- Writes a listed shop's words where its texts are others. The arrays are for the plan: PostgreSQL takes
-- a function's rows for a thousand, and reads the whole table of words then.
CREATE FUNCTION sync_commerce_words(shop commerces) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  spellings text[];
  weights integer[];
BEGIN
  SELECT array_agg(word), array_agg(shown), array_agg(weight) INTO words, spellings, weights
  FROM (
    SELECT token.word, max(token.shown) AS shown, sum(DISTINCT part.weight) AS weight
    FROM (VALUES (shop.name, 100), (shop.description, 12), (shop.direction, 6)) AS part (value, weight)
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
-- A shop that stays as public as it was: what the list shows of it, and its words where they are others.
CREATE FUNCTION sync_published_commerce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.name = OLD.name THEN
    UPDATE published_commerces SET updated_at = NEW.updated_at WHERE commerce = NEW.id;
  ELSE
    UPDATE published_commerces
    SET name = NEW.name, updated_at = NEW.updated_at, normalized = (
      SELECT coalesce(string_agg(word, ' '), '') FROM search_tokens(NEW.name)
    ) WHERE commerce = NEW.id;
  END IF;
  IF FOUND AND (OLD.name, OLD.description, OLD.direction)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.direction)
  THEN
    PERFORM sync_commerce_words(NEW);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_after_commerces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_commerces(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER commerces_published ON commerces;
--> statement-breakpoint
-- Row by row, for a trigger of a whole statement cannot tell beforehand that nothing is to be done.
CREATE TRIGGER commerces_published AFTER UPDATE ON commerces FOR EACH ROW
WHEN ((OLD.owner_id, OLD.hidden, OLD.deleted_at)
  IS DISTINCT FROM (NEW.owner_id, NEW.hidden, NEW.deleted_at))
EXECUTE FUNCTION publish_after_commerces();
--> statement-breakpoint
CREATE TRIGGER commerces_synced AFTER UPDATE ON commerces FOR EACH ROW
WHEN ((OLD.owner_id, OLD.hidden, OLD.deleted_at)
    IS NOT DISTINCT FROM (NEW.owner_id, NEW.hidden, NEW.deleted_at)
  AND (OLD.name, OLD.description, OLD.direction, OLD.updated_at)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.direction, NEW.updated_at))
EXECUTE FUNCTION sync_published_commerce();
--> statement-breakpoint
-- Of an offer the search knows its texts, and the list how many there are: no more is a reason.
CREATE FUNCTION publish_after_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM publish_commerces((
      SELECT array_agg(DISTINCT commerce) FROM new_rows WHERE deleted_at IS NULL
    ));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM publish_commerces((
      SELECT array_agg(DISTINCT commerce) FROM old_rows WHERE deleted_at IS NULL
    ));
  ELSE
    PERFORM publish_commerces((
      SELECT array_agg(DISTINCT changed.commerce)
      FROM new_rows offer JOIN old_rows was USING (id)
      CROSS JOIN LATERAL (VALUES (was.commerce), (offer.commerce)) AS changed (commerce)
      WHERE (offer.commerce, offer.title, offer.type, offer.description, offer.deleted_at)
        IS DISTINCT FROM (was.commerce, was.title, was.type, was.description, was.deleted_at)
    ));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER offers_published_insert ON offers;
--> statement-breakpoint
DROP TRIGGER offers_published_update ON offers;
--> statement-breakpoint
DROP TRIGGER offers_published_delete ON offers;
--> statement-breakpoint
CREATE TRIGGER offers_published_insert AFTER INSERT ON offers
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_after_offers();
--> statement-breakpoint
CREATE TRIGGER offers_published_update AFTER UPDATE ON offers
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION publish_after_offers();
--> statement-breakpoint
CREATE TRIGGER offers_published_delete AFTER DELETE ON offers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_after_offers();
--> statement-breakpoint
-- Planned once for a connection instead of at each call: the plan takes longer than the work.
ALTER FUNCTION publish_commerces(integer[]) SET plan_cache_mode = force_generic_plan;
