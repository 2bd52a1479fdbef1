ALTER TABLE "commerces" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- Lists are filtered by facts, so they change as a whole with them, not only the shop's own words.
CREATE OR REPLACE TRIGGER commerces_notified
AFTER INSERT OR DELETE OR UPDATE OF owner_id, category, latitude, longitude, hidden, deleted_at, facts ON commerces
FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_change();
