-- The category list of a row is what the program reads and writes; these copies of it carry the
-- foreign keys, so that no row can name a category that is not there.
CREATE FUNCTION keep_commerce_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM commerce_categories WHERE commerce = NEW.id AND category <> ALL (NEW.category);
  INSERT INTO commerce_categories (commerce, category)
    SELECT NEW.id, unnest(NEW.category) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_category AFTER INSERT OR UPDATE OF category ON commerces
FOR EACH ROW EXECUTE FUNCTION keep_commerce_categories();
--> statement-breakpoint
CREATE FUNCTION keep_offer_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM offer_categories WHERE offer = NEW.id AND category <> ALL (NEW.category);
  INSERT INTO offer_categories (offer, category)
    SELECT NEW.id, unnest(NEW.category) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_category AFTER INSERT OR UPDATE OF category ON offers
FOR EACH ROW EXECUTE FUNCTION keep_offer_categories();
--> statement-breakpoint
-- The first client sends category 1 with every offer.
INSERT INTO categories (id, name) VALUES (1, 'Otros comercios');
--> statement-breakpoint
ALTER TABLE categories ALTER COLUMN id RESTART WITH 2;
--> statement-breakpoint
CREATE FUNCTION refuse_first_category_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'category 1 stays' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_first_stays BEFORE DELETE ON categories
FOR EACH ROW WHEN (OLD.id = 1) EXECUTE FUNCTION refuse_first_category_removal();
