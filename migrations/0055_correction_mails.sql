CREATE TABLE "correction_mails" (
	"mail" bigint PRIMARY KEY NOT NULL,
	"commerce" integer NOT NULL,
	"first_line" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "correction_mails" ADD CONSTRAINT "correction_mails_mail_outbox_id_fk" FOREIGN KEY ("mail") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_mails" ADD CONSTRAINT "correction_mails_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_mails_commerce" ON "correction_mails" USING btree ("commerce");