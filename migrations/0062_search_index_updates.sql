DROP INDEX "search_words_deletions";--> statement-breakpoint
DROP INDEX "search_words_trigrams";--> statement-breakpoint
CREATE INDEX "search_words_deletions" ON "search_words" USING gin ("deletions" collate "C") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("plain" gin_trgm_ops) WITH (fastupdate=false);