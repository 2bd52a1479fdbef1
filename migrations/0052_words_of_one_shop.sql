-- Says whose words have changed: pages that show none of them stay as they are. A program of before takes a notice that it
-- does not know for a change of everything.
DROP TRIGGER commerces_words_notified ON commerces;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_words_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('directory', 'words ' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_words_notified AFTER UPDATE ON commerces
FOR EACH ROW EXECUTE FUNCTION notify_words_change();
