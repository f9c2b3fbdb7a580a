CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "missed_searches_day_kind_words_pk" PRIMARY KEY("day","kind","words"),
	CONSTRAINT "missed_searches_kind_check" CHECK ("missed_searches"."kind" in ('tours', 'destinations'))
);
