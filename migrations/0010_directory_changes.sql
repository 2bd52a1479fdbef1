-- Whoever keeps pages of the directory hears of everything that may change one, however it was done.
CREATE FUNCTION tell_directory_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY directory;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_told AFTER INSERT OR UPDATE OR DELETE ON commerces
FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_change();
--> statement-breakpoint
CREATE TRIGGER applications_told AFTER INSERT OR UPDATE OR DELETE ON applications
FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_change();
--> statement-breakpoint
CREATE TRIGGER offers_told AFTER INSERT OR UPDATE OR DELETE ON offers
FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_change();
--> statement-breakpoint
CREATE TRIGGER categories_told AFTER INSERT OR UPDATE OR DELETE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_change();
--> statement-breakpoint
CREATE TRIGGER questions_told AFTER INSERT OR UPDATE OR DELETE ON questions
FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_change();
--> statement-breakpoint
CREATE TRIGGER users_told AFTER UPDATE OF is_active, deleted_at ON users
FOR EACH STATEMENT EXECUTE FUNCTION tell_directory_change();
