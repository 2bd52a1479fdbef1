ALTER TABLE "commerces" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "address_extra" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "locality" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "whatsapp" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "instagram" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "facebook" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "tiktok" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "other_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of the rows that are there, what is certain without a doubt: 'Calle Mayor, 12'. Of any other line the street is all of it.
UPDATE "commerces" SET ("street", "number") = (
  SELECT coalesce(found[1], "direction"), coalesce(found[2], '')
  FROM (SELECT regexp_match("direction", '^((?:Calle|Carrer|Plaza|Plaça|Avenida|Avinguda|Paseo|Passeig|Ronda|Travesía|Camino|Camí) [^0-9,]*[^0-9, ]), ?([0-9]{1,4})$')) AS line (found)
);
--> statement-breakpoint
-- The version before writes the line alone while instances are replaced: the parts then say no less, and nothing old.
CREATE FUNCTION keep_address_in_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.street := NEW.direction;
  ELSIF (NEW.street, NEW.number, NEW.address_extra, NEW.postal_code, NEW.locality)
      = (OLD.street, OLD.number, OLD.address_extra, OLD.postal_code, OLD.locality)
    AND (strpos(NEW.direction, NEW.street) = 0 OR strpos(NEW.direction, NEW.number) = 0)
  THEN
    NEW.street := NEW.direction;
    NEW.number := '';
    NEW.address_extra := '';
    NEW.postal_code := '';
    NEW.locality := '';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER commerces_address_added BEFORE INSERT ON commerces FOR EACH ROW
WHEN (NEW.street = '') EXECUTE FUNCTION keep_address_in_step();
--> statement-breakpoint
CREATE TRIGGER commerces_address_changed BEFORE UPDATE OF direction ON commerces FOR EACH ROW
WHEN (NEW.direction IS DISTINCT FROM OLD.direction) EXECUTE FUNCTION keep_address_in_step();
