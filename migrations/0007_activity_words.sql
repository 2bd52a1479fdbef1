DROP INDEX "activity_at";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "words" text GENERATED ALWAYS AS (fold(actor || ' ' || object)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("at","id");