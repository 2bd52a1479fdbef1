CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL
);
