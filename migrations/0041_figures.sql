CREATE TABLE "commerce_figures" (
	"commerce" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"appearances" integer DEFAULT 0 NOT NULL,
	"call" integer DEFAULT 0 NOT NULL,
	"mail" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"web" integer DEFAULT 0 NOT NULL,
	"share" integer DEFAULT 0 NOT NULL,
	"print" integer DEFAULT 0 NOT NULL,
	"save" integer DEFAULT 0 NOT NULL,
	"code" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "commerce_figures_commerce_day_pk" PRIMARY KEY("commerce","day")
);
--> statement-breakpoint
CREATE TABLE "commerce_search_figures" (
	"commerce" integer NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "commerce_search_figures_commerce_day_text_pk" PRIMARY KEY("commerce","day","text")
);
--> statement-breakpoint
CREATE TABLE "offer_figures" (
	"offer" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"appearances" integer DEFAULT 0 NOT NULL,
	"call" integer DEFAULT 0 NOT NULL,
	"mail" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"web" integer DEFAULT 0 NOT NULL,
	"share" integer DEFAULT 0 NOT NULL,
	"print" integer DEFAULT 0 NOT NULL,
	"save" integer DEFAULT 0 NOT NULL,
	"code" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_figures_offer_day_pk" PRIMARY KEY("offer","day")
);
--> statement-breakpoint
CREATE TABLE "search_figures" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	"without_result" integer NOT NULL,
	CONSTRAINT "search_figures_day_text_pk" PRIMARY KEY("day","text")
);
--> statement-breakpoint
CREATE TABLE "town_figures" (
	"day" date NOT NULL,
	"category" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"appearances" integer DEFAULT 0 NOT NULL,
	"call" integer DEFAULT 0 NOT NULL,
	"mail" integer DEFAULT 0 NOT NULL,
	"directions" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"web" integer DEFAULT 0 NOT NULL,
	"share" integer DEFAULT 0 NOT NULL,
	"print" integer DEFAULT 0 NOT NULL,
	"save" integer DEFAULT 0 NOT NULL,
	"code" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "town_figures_day_category_pk" PRIMARY KEY("day","category")
);
--> statement-breakpoint
ALTER TABLE "commerce_figures" ADD CONSTRAINT "commerce_figures_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce_search_figures" ADD CONSTRAINT "commerce_search_figures_commerce_commerces_id_fk" FOREIGN KEY ("commerce") REFERENCES "public"."commerces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_figures" ADD CONSTRAINT "offer_figures_offer_offers_id_fk" FOREIGN KEY ("offer") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;