-- A deleted category keeps its row for a while, so foreign keys do not notice that it is gone. Whoever
-- saves a list of categories holds them until the end, and is told to try again where one is deleted.
CREATE FUNCTION hold_categories(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM categories WHERE id = ANY (ids) ORDER BY id FOR KEY SHARE;
  IF EXISTS (SELECT FROM categories WHERE id = ANY (ids) AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'category is deleted' USING ERRCODE = 'serialization_failure';
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_commerce_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_categories(NEW.category);
  DELETE FROM commerce_categories WHERE commerce = NEW.id AND category <> ALL (NEW.category);
  INSERT INTO commerce_categories (commerce, category)
    SELECT NEW.id, unnest(NEW.category) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_offer_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_categories(NEW.category);
  DELETE FROM offer_categories WHERE offer = NEW.id AND category <> ALL (NEW.category);
  INSERT INTO offer_categories (offer, category)
    SELECT NEW.id, unnest(NEW.category) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
