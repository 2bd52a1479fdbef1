-- The log is written once: whoever holds the application's own connection cannot mend it either.
-- What is older than the year that it must be kept for may go.
CREATE FUNCTION refuse_activity_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'activity stays' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER activity_no_update BEFORE UPDATE ON activity
FOR EACH ROW EXECUTE FUNCTION refuse_activity_change();
--> statement-breakpoint
CREATE TRIGGER activity_no_delete BEFORE DELETE ON activity
FOR EACH ROW WHEN (OLD.at > now() - interval '365 days') EXECUTE FUNCTION refuse_activity_change();
--> statement-breakpoint
CREATE TRIGGER activity_no_truncate BEFORE TRUNCATE ON activity
FOR EACH STATEMENT EXECUTE FUNCTION refuse_activity_change();
