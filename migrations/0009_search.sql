CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- The words of a text in their order: folded to be found by, and as they were written.
-- The letters are named because a database of locale C knows no others than ASCII's.
CREATE FUNCTION search_tokens(value text) RETURNS TABLE (word text, shown text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(fold(part), 40), left(part, 40)
  FROM regexp_split_to_table(
    lower(normalize(value, NFC)), '[^[:alnum:]áàâäãåéèêëíìîïóòôöõúùûüýÿçñ]+'
  ) AS part
  WHERE part <> '';
END;
--> statement-breakpoint
-- Words that tell no shop from another: kept of names alone, skipped in searches of other words.
CREATE FUNCTION search_is_filler(word text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN word = ANY ('{a,al,avda,avenida,c,calle,con,de,del,e,el,en,es,esta,la,las,le,lo,los,mas,muy,n,no,nos,o,para,pero,por,que,se,si,sin,su,sus,u,un,una,unas,uno,unos,y,ya}');
--> statement-breakpoint
CREATE FUNCTION search_plain(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(word, 'ñ', 'n');
--> statement-breakpoint
-- What plural, gender and trade leave of a folded Spanish word: 'zapatos', 'zapatero' and
-- 'zapatería' share 'zapat'; 'lápiz' and 'lápices' share 'lapic'.
CREATE FUNCTION search_stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN length(word) < 4 THEN word ELSE
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(word, '([aeiou])s$', '\1'),
        '^(.{3,}?)(ist)?eria$|^(.{4,})er[oa]$', '\1\3'
      ),
      '^(.{3,})[aeo]$', '\1'
    ),
    'z$', 'c'
  )
END;
--> statement-breakpoint
CREATE FUNCTION search_slips(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN length(word) < 3 THEN '{}'::text[] ELSE ARRAY(
  SELECT word UNION SELECT overlay(word PLACING '' FROM at FOR 1)
  FROM generate_series(1, length(word)) AS at
) END;
--> statement-breakpoint
-- Whether two words differ in one letter: another, one more, one less, or two that changed places.
CREATE FUNCTION search_is_slip(one text, other text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN levenshtein_less_equal(one, other, 1) <= 1 OR (
  length(one) = length(other) AND EXISTS (
    SELECT FROM generate_series(1, length(one) - 1) AS at
    WHERE other =
      left(one, at - 1) || substr(one, at + 1, 1) || substr(one, at, 1) || substr(one, at + 2)
  )
);
--> statement-breakpoint
CREATE TABLE "category_words" (
	"word" text NOT NULL,
	"category" integer NOT NULL,
	CONSTRAINT "category_words_word_category_pk" PRIMARY KEY("word","category")
);
--> statement-breakpoint
CREATE TABLE "commerce_words" (
	"word" text NOT NULL,
	"commerce" integer NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "commerce_words_word_commerce_pk" PRIMARY KEY("word","commerce")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"commerce" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"offers" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_words" (
	"word" text NOT NULL,
	"offer" integer NOT NULL,
	"commerce" integer NOT NULL,
	"weight" smallint NOT NULL,
	CONSTRAINT "offer_words_word_offer_pk" PRIMARY KEY("word","offer")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"plain" text GENERATED ALWAYS AS (search_plain(word)) STORED NOT NULL,
	"stem" text GENERATED ALWAYS AS (search_stem(word)) STORED NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (search_slips(search_plain(word))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_words" ADD CONSTRAINT "category_words_category_categories_id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce_words" ADD CONSTRAINT "commerce_words_commerce_listings_commerce_fk" FOREIGN KEY ("commerce") REFERENCES "public"."listings"("commerce") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_words" ADD CONSTRAINT "offer_words_commerce_listings_commerce_fk" FOREIGN KEY ("commerce") REFERENCES "public"."listings"("commerce") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_words_category" ON "category_words" USING btree ("category");--> statement-breakpoint
CREATE INDEX "commerce_words_commerce" ON "commerce_words" USING btree ("commerce");--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree ("name","commerce");--> statement-breakpoint
CREATE INDEX "listings_updated" ON "listings" USING btree ("updated_at","commerce");--> statement-breakpoint
CREATE INDEX "offer_words_offer" ON "offer_words" USING btree ("offer");--> statement-breakpoint
CREATE INDEX "offer_words_commerce" ON "offer_words" USING btree ("commerce");--> statement-breakpoint
CREATE INDEX "search_words_plain" ON "search_words" USING btree ("plain" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("plain" gin_trgm_ops);
--> statement-breakpoint
-- Writes what the directory shows and finds of these shops anew. Their rows are locked first: of two
-- who change a shop at once, the second sees what the first did.
CREATE FUNCTION list_commerces(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM FROM commerces WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM commerce_words WHERE commerce = ANY (ids);
  DELETE FROM offer_words WHERE commerce = ANY (ids);
  DELETE FROM listings WHERE commerce = ANY (ids);

  INSERT INTO listings (commerce, name, folded, offers, updated_at)
  SELECT shop.id, shop.name,
    (SELECT coalesce(string_agg(word, ' '), '') FROM search_tokens(shop.name)), (
      SELECT count(*) FROM offers WHERE offers.commerce = shop.id AND offers.deleted_at IS NULL
    ), shop.updated_at
  FROM commerces shop
  JOIN applications ON applications.commerce = shop.id AND applications.status = 'OK'
  JOIN users ON users.id = shop.owner_id AND users.is_active AND users.deleted_at IS NULL
  WHERE shop.id = ANY (ids) AND NOT shop.hidden AND shop.deleted_at IS NULL;

  WITH texts AS (
    SELECT shop.id AS commerce, NULL::integer AS offer, part.value, part.weight
    FROM commerces shop
    JOIN listings ON listings.commerce = shop.id
    CROSS JOIN LATERAL (
      VALUES (shop.name, 100), (shop.description, 12), (shop.direction, 6)
    ) AS part (value, weight)
    WHERE shop.id = ANY (ids)
    UNION ALL
    SELECT offers.commerce, offers.id, part.value, part.weight
    FROM offers
    JOIN listings ON listings.commerce = offers.commerce
    CROSS JOIN LATERAL (
      VALUES (offers.title, 100), (offers.type, 40), (offers.description, 12)
    ) AS part (value, weight)
    WHERE offers.commerce = ANY (ids) AND offers.deleted_at IS NULL
  ), found AS MATERIALIZED (
    SELECT DISTINCT texts.commerce, texts.offer, texts.weight, token.word, token.shown
    FROM texts CROSS JOIN LATERAL search_tokens(texts.value) AS token
    WHERE texts.weight = 100 OR NOT search_is_filler(token.word)
  ), known AS (
    -- In order, so that two who bring the same new words wait for each other instead of failing.
    INSERT INTO search_words (word, shown)
    SELECT DISTINCT ON (word) word, shown FROM found
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
    ORDER BY word, shown DESC
    ON CONFLICT DO NOTHING
  ), of_offers AS (
    INSERT INTO offer_words (word, offer, commerce, weight)
    SELECT word, offer, commerce, sum(DISTINCT weight)
    FROM found WHERE offer IS NOT NULL GROUP BY word, offer, commerce
  )
  -- Of an offer the shop is found by its title alone, and last.
  INSERT INTO commerce_words (word, commerce, weight)
  SELECT word, commerce, sum(DISTINCT CASE WHEN offer IS NULL THEN weight ELSE 4 END)
  FROM found WHERE offer IS NULL OR weight = 100 GROUP BY word, commerce;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_after_commerces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_commerces((
    SELECT array_agg(shop.id) FROM new_rows shop JOIN old_rows was USING (id)
    WHERE (shop.owner_id, shop.name, shop.description, shop.direction, shop.hidden,
        shop.updated_at, shop.deleted_at)
      IS DISTINCT FROM (was.owner_id, was.name, was.description, was.direction, was.hidden,
        was.updated_at, was.deleted_at)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A shop that is inserted is not accepted yet; one that is removed takes its listing along.
CREATE TRIGGER commerces_listed AFTER UPDATE ON commerces
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION list_after_commerces();
--> statement-breakpoint
CREATE FUNCTION list_after_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_commerces((
    SELECT array_agg(commerces.id)
    FROM new_rows owner JOIN old_rows was USING (id) JOIN commerces ON commerces.owner_id = owner.id
    WHERE (owner.is_active, owner.deleted_at) IS DISTINCT FROM (was.is_active, was.deleted_at)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_listed AFTER UPDATE ON users
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION list_after_users();
--> statement-breakpoint
CREATE FUNCTION list_after_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM list_commerces((SELECT array_agg(DISTINCT commerce) FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM list_commerces((SELECT array_agg(DISTINCT commerce) FROM old_rows));
  ELSE
    PERFORM list_commerces((
      SELECT array_agg(DISTINCT commerce)
      FROM (SELECT commerce FROM old_rows UNION SELECT commerce FROM new_rows) AS changed
    ));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_listed_insert AFTER INSERT ON applications
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_after_parts();
--> statement-breakpoint
CREATE TRIGGER applications_listed_update AFTER UPDATE ON applications
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION list_after_parts();
--> statement-breakpoint
CREATE TRIGGER applications_listed_delete AFTER DELETE ON applications
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION list_after_parts();
--> statement-breakpoint
CREATE TRIGGER offers_listed_insert AFTER INSERT ON offers
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_after_parts();
--> statement-breakpoint
CREATE TRIGGER offers_listed_update AFTER UPDATE ON offers
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION list_after_parts();
--> statement-breakpoint
CREATE TRIGGER offers_listed_delete AFTER DELETE ON offers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION list_after_parts();
--> statement-breakpoint
CREATE FUNCTION keep_category_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM category_words WHERE category = NEW.id;
  IF NEW.deleted_at IS NOT NULL THEN RETURN NULL; END IF;
  INSERT INTO search_words (word, shown)
    SELECT DISTINCT ON (word) word, shown FROM search_tokens(NEW.name) ORDER BY word, shown DESC
    ON CONFLICT DO NOTHING;
  INSERT INTO category_words (word, category)
    SELECT DISTINCT word, NEW.id FROM search_tokens(NEW.name) WHERE NOT search_is_filler(word);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_words AFTER INSERT OR UPDATE OF name, deleted_at ON categories
FOR EACH ROW EXECUTE FUNCTION keep_category_words();
--> statement-breakpoint
UPDATE categories SET name = name;
--> statement-breakpoint
SELECT list_commerces(array_agg(id)) FROM commerces;
