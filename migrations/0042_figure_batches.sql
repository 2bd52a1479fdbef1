CREATE TABLE "figure_batches" (
	"writer" uuid PRIMARY KEY NOT NULL,
	"batch" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
