DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("bulk","next_try_at") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_unsubscribe" CHECK ("outbox"."bulk" or "outbox"."unsubscribe_url" is null);