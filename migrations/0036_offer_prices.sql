CREATE TABLE "offer_prices" (
	"offer" integer NOT NULL,
	"price" numeric(8, 2) NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "weekdays" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "conditions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "price" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "previous_price" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "offer_prices" ADD CONSTRAINT "offer_prices_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_prices_offer" ON "offer_prices" USING btree ("offer","until");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_prices" CHECK ("offers"."previous_price" is null or "offers"."price" < "offers"."previous_price");