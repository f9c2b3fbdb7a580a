CREATE TABLE "incidents" (
	"kind" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone NOT NULL
);
