ALTER TABLE "categories" ADD COLUMN "words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "like" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "words_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category_words" ADD COLUMN "weight" smallint DEFAULT 40 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_category_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM category_words WHERE category = NEW.id;
  IF NEW.deleted_at IS NOT NULL THEN RETURN NULL; END IF;
  -- In order, so that two who bring the same new words wait for each other instead of failing.
  WITH found AS MATERIALIZED (
    SELECT token.word, token.shown, 40 AS weight FROM search_tokens(NEW.name) AS token
    UNION ALL
    SELECT token.word, token.shown,
      CASE WHEN count(*) FILTER (WHERE NOT search_is_stop_word(token.word)) OVER (PARTITION BY part.at) > 1
        THEN 10 ELSE 20 END
    FROM unnest(NEW.words) WITH ORDINALITY AS part (value, at)
    CROSS JOIN LATERAL search_tokens(part.value) AS token
  ), known AS (
    INSERT INTO search_words (word, shown)
    SELECT DISTINCT ON (word) word, shown FROM found
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
    ORDER BY word, shown DESC
    ON CONFLICT DO NOTHING
  )
  INSERT INTO category_words (word, category, weight)
  SELECT word, NEW.id, max(weight) FROM found WHERE NOT search_is_stop_word(word) GROUP BY word;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER categories_words AFTER INSERT OR UPDATE OF name, words, deleted_at ON categories
FOR EACH ROW EXECUTE FUNCTION sync_category_words();
