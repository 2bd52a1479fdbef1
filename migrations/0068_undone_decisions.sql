CREATE UNLOGGED TABLE "inbox_decisions" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"by" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"transaction" text NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "inbox_decisions_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
-- Records each row that a transaction writes after it has set `escaparate.decision` to {kind, id, by, at}. The argument is
-- the name of the key column. Of an update it keeps only the old values of changed columns: no password, no text of a mail.
CREATE FUNCTION note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  changed jsonb := (
    SELECT jsonb_object_agg(key, value) FROM jsonb_each(old_row)
    WHERE value IS DISTINCT FROM new_row -> key AND NOT EXISTS (
      SELECT FROM pg_attribute WHERE attrelid = TG_RELID AND attname = key AND attgenerated <> ''
    )
  );
  decision jsonb := current_setting('escaparate.decision');
BEGIN
  IF TG_OP = 'UPDATE' AND changed IS NULL THEN RETURN NULL; END IF;
  INSERT INTO inbox_decisions AS noted VALUES (
    decision ->> 'kind', (decision -> 'id')::integer, (decision -> 'by')::integer, (decision ->> 'at')::timestamptz,
    pg_current_xact_id()::text,
    jsonb_build_array(jsonb_build_object(
      'table', TG_TABLE_NAME, 'column', TG_ARGV[0], 'key', coalesce(new_row, old_row) ->> TG_ARGV[0],
      'before', changed, 'after', md5(new_row::text)
    ))
  ) ON CONFLICT (kind, id) DO UPDATE SET
    by = excluded.by, at = excluded.at, transaction = excluded.transaction,
    rows = CASE WHEN noted.transaction = excluded.transaction THEN noted.rows ELSE '[]' END || excluded.rows;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  noted record;
BEGIN
  FOR noted IN VALUES
    ('users', 'id'), ('email_links', 'hash'), ('commerces', 'id'), ('commerce_photos', 'id'), ('offers', 'id'),
    ('applications', 'pk'), ('proposals', 'id'), ('data_checks', 'commerce'), ('messages', 'id'), ('reports', 'id'),
    ('suggestions', 'id'), ('restrictions', 'id'), ('outbox', 'id'), ('activity', 'id')
  LOOP
    EXECUTE format(
      $sql$CREATE TRIGGER %1$s_noted AFTER INSERT OR UPDATE OR DELETE ON %1$I
      FOR EACH ROW WHEN (current_setting('escaparate.decision', true) <> '') EXECUTE FUNCTION note_decision(%2$L)$sql$,
      noted.column1, noted.column2
    );
  END LOOP;
END $$;
