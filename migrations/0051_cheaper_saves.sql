-- PostgreSQL reads the condition of a trigger anew for every statement, and where a table has a BEFORE UPDATE trigger
-- it computes every generated column anew, whatever was changed. So: columns and plain code instead of conditions, and
-- the address is kept in step afterwards.
DROP TRIGGER commerces_address_changed ON commerces;
--> statement-breakpoint
DROP TRIGGER commerces_address_added ON commerces;
--> statement-breakpoint
DROP FUNCTION keep_address_in_step();
--> statement-breakpoint
-- As before: the version before writes the line alone, which then is the street as it is.
CREATE FUNCTION street_of_added_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.street := NEW.direction;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_address_added BEFORE INSERT ON commerces FOR EACH ROW
WHEN (NEW.street = '') EXECUTE FUNCTION street_of_added_address();
--> statement-breakpoint
CREATE FUNCTION keep_address_in_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.direction IS DISTINCT FROM OLD.direction
    AND (NEW.street, NEW.number, NEW.address_extra, NEW.postal_code, NEW.locality)
      = (OLD.street, OLD.number, OLD.address_extra, OLD.postal_code, OLD.locality)
    AND (strpos(NEW.direction, NEW.street) = 0 OR strpos(NEW.direction, NEW.number) = 0)
  THEN
    UPDATE commerces
    SET street = direction, number = '', address_extra = '', postal_code = '', locality = ''
    WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_address_changed AFTER UPDATE OF direction ON commerces FOR EACH ROW
EXECUTE FUNCTION keep_address_in_step();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER commerces_published
AFTER UPDATE OF owner_id, hidden, deleted_at ON commerces FOR EACH ROW
WHEN ((OLD.owner_id, OLD.hidden, OLD.deleted_at)
  IS DISTINCT FROM (NEW.owner_id, NEW.hidden, NEW.deleted_at))
EXECUTE FUNCTION publish_after_commerces();
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
  IF FOUND AND (OLD.name, OLD.description, OLD.direction)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.direction)
  THEN
    PERFORM sync_commerce_words(NEW);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER commerces_synced
AFTER UPDATE OF name, description, direction, updated_at ON commerces FOR EACH ROW
EXECUTE FUNCTION sync_published_commerce();
