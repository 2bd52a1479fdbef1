-- What the log is searched by, called as in every other table. No function or trigger names it.
ALTER TABLE "activity" RENAME COLUMN "words" TO "normalized";
