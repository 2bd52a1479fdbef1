ALTER TABLE "offers" ADD COLUMN "starts_on" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_on" text;--> statement-breakpoint
ALTER TABLE "published_commerces" ADD COLUMN "undated_offers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "offers_dated" ON "offers" USING btree (coalesce(ends_on, '9999'),"starts_on","ends_on","commerce") WHERE "offers"."deleted_at" is null and ("offers"."starts_on" is not null or "offers"."ends_on" is not null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_dates" CHECK ("offers"."starts_on" ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' and "offers"."ends_on" ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'
        and "offers"."starts_on" <= "offers"."ends_on");--> statement-breakpoint
UPDATE "published_commerces" SET "undated_offers" = "offers";
--> statement-breakpoint
CREATE FUNCTION undated_offers_of(shop integer) RETURNS integer LANGUAGE sql STABLE
RETURN (
  SELECT count(*)::integer FROM offers
  WHERE commerce = shop AND deleted_at IS NULL AND starts_on IS NULL AND ends_on IS NULL
);
--> statement-breakpoint
-- Here, so that the function that publishes shops is left as the version before calls it.
CREATE FUNCTION count_undated_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.undated_offers := undated_offers_of(NEW.commerce);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER published_commerces_undated BEFORE INSERT ON published_commerces
FOR EACH ROW WHEN (NEW.offers > 0) EXECUTE FUNCTION count_undated_offers();
--> statement-breakpoint
CREATE FUNCTION sync_undated_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE published_commerces SET undated_offers = undated_offers_of(NEW.commerce)
  WHERE commerce = NEW.commerce;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_dated AFTER UPDATE OF starts_on, ends_on ON offers FOR EACH ROW
WHEN ((OLD.starts_on IS NULL AND OLD.ends_on IS NULL) <> (NEW.starts_on IS NULL AND NEW.ends_on IS NULL))
EXECUTE FUNCTION sync_undated_offers();
