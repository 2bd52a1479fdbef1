ALTER TABLE "commerces" ADD COLUMN "photo_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD COLUMN "photo_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "photo_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "photo_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "commerces" ADD CONSTRAINT "commerces_photo_focus" CHECK ("commerces"."photo_focus_x" between 0 and 100 and "commerces"."photo_focus_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_photo_focus" CHECK ("offers"."photo_focus_x" between 0 and 100 and "offers"."photo_focus_y" between 0 and 100);