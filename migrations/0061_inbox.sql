CREATE TABLE "inbox_postponed" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_postponed_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "inbox_views" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"viewer" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_views_kind_id_viewer_pk" PRIMARY KEY("kind","id","viewer")
);
