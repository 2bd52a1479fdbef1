ALTER TABLE "tokens" DROP CONSTRAINT "tokens_purpose";--> statement-breakpoint
ALTER TABLE "commerces" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_purpose" CHECK ("tokens"."purpose" in ('activation', 'reset', 'email', 'invitation'));
--> statement-breakpoint
-- Writes what the directory shows and finds of these shops anew. Their rows are locked first: of two
-- who change a shop at once, the second sees what the first did.
CREATE OR REPLACE FUNCTION list_commerces(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
  LEFT JOIN users ON users.id = shop.owner_id
  WHERE shop.id = ANY (ids) AND NOT shop.hidden AND shop.deleted_at IS NULL
    -- Nobody's yet, or of somebody whose account stands open, or who was invited and has yet to answer.
    AND (users.id IS NULL
      OR users.deleted_at IS NULL AND (users.is_active OR users.activated_at IS NULL));

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
