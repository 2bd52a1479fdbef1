CREATE UNLOGGED TABLE "figure_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "figure_visits" (
	"day" date NOT NULL,
	"hash" bigint NOT NULL,
	CONSTRAINT "figure_visits_day_hash_pk" PRIMARY KEY("day","hash")
);
