-- Tables, columns, functions and triggers get the words of the field. Nothing is dropped or written:
-- rows stay where they are. Bodies of PL/pgSQL are text that does not follow a rename, so every function
-- that names what is renamed is created again below.
--> statement-breakpoint
ALTER TABLE answers RENAME TO idempotency_keys;
--> statement-breakpoint
ALTER TABLE tokens RENAME TO email_links;
--> statement-breakpoint
ALTER TABLE known_addresses RENAME TO known_ips;
--> statement-breakpoint
ALTER TABLE login_lanes RENAME TO login_buckets;
--> statement-breakpoint
ALTER TABLE listings RENAME TO published_commerces;
--> statement-breakpoint
ALTER TABLE idempotency_keys RENAME COLUMN content TO request_hash;
--> statement-breakpoint
ALTER TABLE known_ips RENAME COLUMN address TO ip_hash;
--> statement-breakpoint
ALTER TABLE users RENAME COLUMN registration TO registration_digest;
--> statement-breakpoint
ALTER TABLE users RENAME COLUMN folded TO normalized;
--> statement-breakpoint
ALTER TABLE commerces RENAME COLUMN folded TO normalized;
--> statement-breakpoint
ALTER TABLE offers RENAME COLUMN folded TO normalized;
--> statement-breakpoint
ALTER TABLE published_commerces RENAME COLUMN folded TO normalized;
--> statement-breakpoint
ALTER TABLE search_words RENAME COLUMN slips TO deletions;
--> statement-breakpoint
ALTER TABLE idempotency_keys RENAME CONSTRAINT answers_caller_key_pk TO idempotency_keys_caller_key_pk;
--> statement-breakpoint
ALTER TABLE idempotency_keys RENAME CONSTRAINT answers_whole TO idempotency_keys_whole;
--> statement-breakpoint
ALTER TABLE email_links RENAME CONSTRAINT tokens_pkey TO email_links_pkey;
--> statement-breakpoint
ALTER TABLE email_links RENAME CONSTRAINT tokens_user_id_users_id_fk TO email_links_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE email_links RENAME CONSTRAINT tokens_purpose TO email_links_purpose;
--> statement-breakpoint
ALTER TABLE email_links RENAME CONSTRAINT tokens_email TO email_links_email;
--> statement-breakpoint
ALTER TABLE known_ips RENAME CONSTRAINT known_addresses_user_id_address_pk TO known_ips_user_id_ip_hash_pk;
--> statement-breakpoint
ALTER TABLE known_ips RENAME CONSTRAINT known_addresses_user_id_users_id_fk TO known_ips_user_id_users_id_fk;
--> statement-breakpoint
ALTER TABLE login_buckets RENAME CONSTRAINT login_lanes_pkey TO login_buckets_pkey;
--> statement-breakpoint
ALTER TABLE published_commerces RENAME CONSTRAINT listings_pkey TO published_commerces_pkey;
--> statement-breakpoint
ALTER TABLE published_commerces RENAME CONSTRAINT listings_commerce_commerces_id_fk TO published_commerces_commerce_commerces_id_fk;
--> statement-breakpoint
ALTER TABLE commerce_words RENAME CONSTRAINT commerce_words_commerce_listings_commerce_fk TO commerce_words_commerce_published_commerces_commerce_fk;
--> statement-breakpoint
ALTER TABLE offer_words RENAME CONSTRAINT offer_words_commerce_listings_commerce_fk TO offer_words_commerce_published_commerces_commerce_fk;
--> statement-breakpoint
ALTER INDEX answers_created RENAME TO idempotency_keys_created;
--> statement-breakpoint
ALTER INDEX tokens_user RENAME TO email_links_user;
--> statement-breakpoint
ALTER INDEX users_folded RENAME TO users_normalized;
--> statement-breakpoint
ALTER INDEX listings_name RENAME TO published_commerces_name;
--> statement-breakpoint
ALTER INDEX listings_updated RENAME TO published_commerces_updated;
--> statement-breakpoint
ALTER INDEX search_words_slips RENAME TO search_words_deletions;
--> statement-breakpoint
ALTER FUNCTION list_commerces(integer[]) RENAME TO publish_commerces;
--> statement-breakpoint
ALTER FUNCTION list_after_commerces() RENAME TO publish_after_commerces;
--> statement-breakpoint
ALTER FUNCTION list_after_users() RENAME TO publish_after_users;
--> statement-breakpoint
ALTER FUNCTION list_after_parts() RENAME TO publish_after_parts;
--> statement-breakpoint
ALTER FUNCTION list_after_applications() RENAME TO publish_after_applications;
--> statement-breakpoint
ALTER FUNCTION keep_commerce_categories() RENAME TO sync_commerce_categories;
--> statement-breakpoint
ALTER FUNCTION keep_offer_categories() RENAME TO sync_offer_categories;
--> statement-breakpoint
ALTER FUNCTION keep_category_words() RENAME TO sync_category_words;
--> statement-breakpoint
ALTER FUNCTION hold_categories(integer[]) RENAME TO lock_categories;
--> statement-breakpoint
ALTER FUNCTION tell_directory_change() RENAME TO notify_directory_change;
--> statement-breakpoint
ALTER FUNCTION search_slips(text) RENAME TO search_deletions;
--> statement-breakpoint
ALTER FUNCTION search_is_slip(text, text) RENAME TO search_is_typo;
--> statement-breakpoint
ALTER FUNCTION search_is_filler(text) RENAME TO search_is_stop_word;
--> statement-breakpoint
ALTER TRIGGER commerces_listed ON commerces RENAME TO commerces_published;
--> statement-breakpoint
ALTER TRIGGER users_listed ON users RENAME TO users_published;
--> statement-breakpoint
ALTER TRIGGER applications_listed_insert ON applications RENAME TO applications_published_insert;
--> statement-breakpoint
ALTER TRIGGER applications_listed_update ON applications RENAME TO applications_published_update;
--> statement-breakpoint
ALTER TRIGGER applications_listed_delete ON applications RENAME TO applications_published_delete;
--> statement-breakpoint
ALTER TRIGGER offers_listed_insert ON offers RENAME TO offers_published_insert;
--> statement-breakpoint
ALTER TRIGGER offers_listed_update ON offers RENAME TO offers_published_update;
--> statement-breakpoint
ALTER TRIGGER offers_listed_delete ON offers RENAME TO offers_published_delete;
--> statement-breakpoint
ALTER TRIGGER commerces_told ON commerces RENAME TO commerces_notified;
--> statement-breakpoint
ALTER TRIGGER applications_told ON applications RENAME TO applications_notified;
--> statement-breakpoint
ALTER TRIGGER offers_told ON offers RENAME TO offers_notified;
--> statement-breakpoint
ALTER TRIGGER categories_told ON categories RENAME TO categories_notified;
--> statement-breakpoint
ALTER TRIGGER questions_told ON questions RENAME TO questions_notified;
--> statement-breakpoint
ALTER TRIGGER users_told ON users RENAME TO users_notified;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_after_commerces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_commerces((
    SELECT array_agg(shop.id) FROM new_rows shop JOIN old_rows was USING (id)
    WHERE (shop.owner_id, shop.name, shop.description, shop.direction, shop.hidden,
        shop.updated_at, shop.deleted_at)
      IS DISTINCT FROM (was.owner_id, was.name, was.description, was.direction, was.hidden,
        was.updated_at, was.deleted_at)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_after_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_commerces((
    SELECT array_agg(commerces.id)
    FROM new_rows owner JOIN old_rows was USING (id) JOIN commerces ON commerces.owner_id = owner.id
    WHERE (owner.is_active, owner.deleted_at) IS DISTINCT FROM (was.is_active, was.deleted_at)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_after_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM publish_commerces((SELECT array_agg(DISTINCT commerce) FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM publish_commerces((SELECT array_agg(DISTINCT commerce) FROM old_rows));
  ELSE
    PERFORM publish_commerces((
      SELECT array_agg(DISTINCT commerce)
      FROM (SELECT commerce FROM old_rows UNION SELECT commerce FROM new_rows) AS changed
    ));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_after_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_commerces((
    SELECT array_agg(DISTINCT decided.commerce)
    FROM new_rows decided JOIN old_rows was USING (pk)
    WHERE decided.status <> was.status OR decided.commerce <> was.commerce
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_commerce_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_categories(NEW.category);
  DELETE FROM commerce_categories WHERE commerce = NEW.id AND category <> ALL (NEW.category);
  INSERT INTO commerce_categories (commerce, category)
    SELECT NEW.id, unnest(NEW.category) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_offer_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_categories(NEW.category);
  DELETE FROM offer_categories WHERE offer = NEW.id AND category <> ALL (NEW.category);
  INSERT INTO offer_categories (offer, category)
    SELECT NEW.id, unnest(NEW.category) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_category_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM category_words WHERE category = NEW.id;
  IF NEW.deleted_at IS NOT NULL THEN RETURN NULL; END IF;
  INSERT INTO search_words (word, shown)
    SELECT DISTINCT ON (word) word, shown FROM search_tokens(NEW.name) ORDER BY word, shown DESC
    ON CONFLICT DO NOTHING;
  INSERT INTO category_words (word, category)
    SELECT DISTINCT word, NEW.id FROM search_tokens(NEW.name) WHERE NOT search_is_stop_word(word);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION publish_commerces(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF ids IS NULL THEN RETURN; END IF;
  PERFORM FROM commerces WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM commerce_words WHERE commerce = ANY (ids);
  DELETE FROM offer_words WHERE commerce = ANY (ids);
  DELETE FROM published_commerces WHERE commerce = ANY (ids);

  INSERT INTO published_commerces (commerce, name, normalized, offers, updated_at)
  SELECT shop.id, shop.name,
    (SELECT coalesce(string_agg(word, ' '), '') FROM search_tokens(shop.name)), (
      SELECT count(*) FROM offers WHERE offers.commerce = shop.id AND offers.deleted_at IS NULL
    ), shop.updated_at
  FROM commerces shop
  JOIN applications ON applications.commerce = shop.id AND applications.status = 'OK'
  LEFT JOIN users ON users.id = shop.owner_id
  WHERE shop.id = ANY (ids) AND NOT shop.hidden AND shop.deleted_at IS NULL
    -- Nobody's yet, or of somebody whose account stands open, or who was invited and has yet to answer.
    AND (users.id IS NULL
      OR users.deleted_at IS NULL AND (users.is_active OR users.activated_at IS NULL));

  WITH texts AS (
    SELECT shop.id AS commerce, NULL::integer AS offer, part.value, part.weight
    FROM commerces shop
    JOIN published_commerces ON published_commerces.commerce = shop.id
    CROSS JOIN LATERAL (
      VALUES (shop.name, 100), (shop.description, 12), (shop.direction, 6)
    ) AS part (value, weight)
    WHERE shop.id = ANY (ids)
    UNION ALL
    SELECT offers.commerce, offers.id, part.value, part.weight
    FROM offers
    JOIN published_commerces ON published_commerces.commerce = offers.commerce
    CROSS JOIN LATERAL (
      VALUES (offers.title, 100), (offers.type, 40), (offers.description, 12)
    ) AS part (value, weight)
    WHERE offers.commerce = ANY (ids) AND offers.deleted_at IS NULL
  ), found AS MATERIALIZED (
    SELECT DISTINCT texts.commerce, texts.offer, texts.weight, token.word, token.shown
    FROM texts CROSS JOIN LATERAL search_tokens(texts.value) AS token
    WHERE texts.weight = 100 OR NOT search_is_stop_word(token.word)
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
