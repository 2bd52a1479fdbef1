CREATE TABLE "announced_commerces" (
	"commerce" integer PRIMARY KEY NOT NULL,
	"week" text
);
--> statement-breakpoint
CREATE TABLE "announced_offers" (
	"offer" integer PRIMARY KEY NOT NULL,
	"week" text
);
--> statement-breakpoint
CREATE TABLE "news_mails" (
	"subscription" uuid NOT NULL,
	"week" text NOT NULL,
	CONSTRAINT "news_mails_subscription_week_pk" PRIMARY KEY("subscription","week")
);
--> statement-breakpoint
CREATE TABLE "news_weeks" (
	"week" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"categories" integer[] NOT NULL,
	"commerces" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"merged_into" uuid,
	CONSTRAINT "subscriptions_added" CHECK (("subscriptions"."merged_into" is not null) = ("subscriptions"."email" = '')),
	CONSTRAINT "subscriptions_added_once" CHECK ("subscriptions"."merged_into" is null or "subscriptions"."confirmed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "subscription" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "week" text;--> statement-breakpoint
ALTER TABLE "announced_commerces" ADD CONSTRAINT "announced_commerces_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_offers" ADD CONSTRAINT "announced_offers_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_mails" ADD CONSTRAINT "news_mails_subscription_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_merged_into_subscriptions_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announced_commerces_week" ON "announced_commerces" USING btree ("week");--> statement-breakpoint
CREATE INDEX "announced_offers_week" ON "announced_offers" USING btree ("week");--> statement-breakpoint
CREATE INDEX "news_mails_week" ON "news_mails" USING btree ("week");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_email" ON "subscriptions" USING btree (lower("email")) WHERE "subscriptions"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_by_email" ON "subscriptions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscriptions_waiting" ON "subscriptions" USING btree ("created_at") WHERE "subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_merged" ON "subscriptions" USING btree ("merged_into") WHERE "subscriptions"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_subscription_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_subscription" ON "outbox" USING btree ("subscription") WHERE "outbox"."subscription" is not null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_week" CHECK ("outbox"."week" is null or "outbox"."bulk" and "outbox"."subscription" is not null);--> statement-breakpoint
-- What is public already is news to nobody. An offer that begins later is announced when it does.
INSERT INTO announced_commerces (commerce) SELECT commerce FROM published_commerces;--> statement-breakpoint
INSERT INTO announced_offers (offer)
  SELECT offers.id FROM offers
  JOIN published_commerces ON published_commerces.commerce = offers.commerce
  WHERE offers.deleted_at IS NULL
    AND (offers.starts_on IS NULL OR offers.starts_on <= to_char(now() AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD'));
