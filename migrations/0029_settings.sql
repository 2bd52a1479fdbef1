CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"guide_step" smallint,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "settings_one" CHECK ("settings"."id" = 1)
);
--> statement-breakpoint
-- Every instance reads the row again; and pages print the town, and tell the time of its zone.
CREATE FUNCTION notify_settings_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY settings;
  NOTIFY directory;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settings_notified AFTER INSERT OR UPDATE OR DELETE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION notify_settings_change();
