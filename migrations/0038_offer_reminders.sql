ALTER TABLE "email_links" DROP CONSTRAINT "email_links_known_purpose";--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "answer" integer[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unwanted_mails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_known_purpose" CHECK (case when "email_links"."about" is null then "email_links"."purpose" in ('activation', 'reset', 'email', 'invitation') else "email_links"."purpose" in ('holiday', 'ending_offers') end);