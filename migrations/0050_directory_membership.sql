-- Counts and places need not be read again when a shop's words change: its notice says so. A program of before
-- counts every notice, whatever it says.
CREATE FUNCTION notify_words_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY directory, 'words';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_words_notified AFTER UPDATE ON commerces
FOR EACH STATEMENT EXECUTE FUNCTION notify_words_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER commerces_notified
AFTER INSERT OR DELETE OR UPDATE OF owner_id, category, latitude, longitude, hidden, deleted_at ON commerces
FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_change();
