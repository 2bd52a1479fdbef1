ALTER TABLE "users" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold(username || ' ' || email)) STORED;--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING btree ("folded","id");