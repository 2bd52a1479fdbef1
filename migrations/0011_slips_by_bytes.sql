DROP INDEX "search_words_slips";--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips" collate "C");