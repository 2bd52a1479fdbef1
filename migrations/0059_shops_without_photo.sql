ALTER TABLE "photos" DROP CONSTRAINT "photos_hash";--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_hash" CHECK ("photos"."hash" ~ '^([0-9a-f]{64})?$');