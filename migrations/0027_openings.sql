CREATE TABLE "openings" (
	"commerce" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "openings_commerce_opens_at_pk" PRIMARY KEY("commerce","opens_at"),
	CONSTRAINT "openings_order" CHECK ("openings"."opens_at" < "openings"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "openings_written" (
	"commerce" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"last_day" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings_written" ADD CONSTRAINT "openings_written_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openings_at" ON "openings" USING btree ("opens_at","closes_at","commerce");