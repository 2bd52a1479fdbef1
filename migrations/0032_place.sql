ALTER TABLE "commerces" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "commerces" ADD CONSTRAINT "commerces_place" CHECK (("commerces"."latitude" is null) = ("commerces"."longitude" is null));--> statement-breakpoint
ALTER TABLE "commerces" ADD CONSTRAINT "commerces_latitude" CHECK ("commerces"."latitude" between -90 and 90);--> statement-breakpoint
ALTER TABLE "commerces" ADD CONSTRAINT "commerces_longitude" CHECK ("commerces"."longitude" between -180 and 180);