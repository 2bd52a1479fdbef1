CREATE TABLE "login_lanes" (
	"account" text PRIMARY KEY NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL
);
