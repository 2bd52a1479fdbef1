CREATE TABLE "report_mails" (
	"user" integer NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "report_mails_user_month_pk" PRIMARY KEY("user","month")
);
--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;