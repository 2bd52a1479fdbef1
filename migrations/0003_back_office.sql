ALTER TABLE "tokens" DROP CONSTRAINT "tokens_purpose";--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answer_mail" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_answer_mail_outbox_id_fk" FOREIGN KEY ("answer_mail") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_email" CHECK (("tokens"."purpose" = 'email') = ("tokens"."email" is not null));--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_purpose" CHECK ("tokens"."purpose" in ('activation', 'reset', 'email'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_inactive" CHECK ("users"."deleted_at" is null or not "users"."is_active");