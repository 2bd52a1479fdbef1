CREATE TABLE "photo_uploads" (
	"owner_id" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_uploads_owner_id_hash_pk" PRIMARY KEY("owner_id","hash")
);
--> statement-breakpoint
CREATE TABLE "write_counts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"writes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_counts" ADD CONSTRAINT "write_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_uploads_at" ON "photo_uploads" USING btree ("at");