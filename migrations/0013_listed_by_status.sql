-- A shop is listed anew only where its application's status is another: who decided it is no matter of
-- the list, and a row of users that goes for good takes its name from applications whose shops others hold.
CREATE FUNCTION list_after_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_commerces((
    SELECT array_agg(DISTINCT decided.commerce)
    FROM new_rows decided JOIN old_rows was USING (pk)
    WHERE decided.status <> was.status OR decided.commerce <> was.commerce
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER applications_listed_update ON applications;
--> statement-breakpoint
CREATE TRIGGER applications_listed_update AFTER UPDATE ON applications
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION list_after_applications();
