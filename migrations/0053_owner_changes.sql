CREATE TABLE "owner_changes" (
	"commerce" integer PRIMARY KEY NOT NULL,
	"former_owner" integer,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"mails" bigint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_former_owner_users_id_fk" FOREIGN KEY ("former_owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;