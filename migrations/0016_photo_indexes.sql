CREATE INDEX "commerces_photo" ON "commerces" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "offers_photo" ON "offers" USING btree ("photo");