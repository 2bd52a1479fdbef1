DROP INDEX "offers_dated";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "offers_dated" ON "offers" USING btree (coalesce(ends_on, '9999'),"starts_on","ends_on","commerce") WHERE "offers"."deleted_at" is null and ("offers"."starts_on" is not null or "offers"."ends_on" is not null) and not "offers"."ended";--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_ended" CHECK (not "offers"."ended" or "offers"."ends_on" is not null);