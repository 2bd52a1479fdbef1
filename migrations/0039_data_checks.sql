CREATE TABLE "data_checks" (
	"commerce" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"times_asked" smallint NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "email_links" DROP CONSTRAINT "email_links_known_purpose";--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_checks" ADD CONSTRAINT "data_checks_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_known_purpose" CHECK (case when "email_links"."about" is null then "email_links"."purpose" in ('activation', 'reset', 'email', 'invitation') else "email_links"."purpose" in ('holiday', 'ending_offers', 'commerce_data') end);