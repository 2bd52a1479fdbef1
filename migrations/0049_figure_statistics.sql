-- Statistics of these columns would hold the day's key and some of its hashes, in a table that is logged, backed up
-- and not emptied at midnight. The type stays; naming it anew drops what there is of them.
ALTER TABLE "figure_keys" ALTER COLUMN "key" TYPE text;--> statement-breakpoint
ALTER TABLE "figure_keys" ALTER COLUMN "key" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "figure_visits" ALTER COLUMN "hash" TYPE bigint;--> statement-breakpoint
ALTER TABLE "figure_visits" ALTER COLUMN "hash" SET STATISTICS 0;
