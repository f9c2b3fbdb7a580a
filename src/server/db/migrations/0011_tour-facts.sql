CREATE TABLE "previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "previews_kind_check" CHECK ("previews"."kind" in ('flight', 'tour', 'destination'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer,
	"tour_id" integer NOT NULL,
	"travelled_on" date NOT NULL,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"home_town" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"refusal" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_by" text DEFAULT '' NOT NULL,
	"attempt_id" uuid,
	"body_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("reviews"."words" || ' ' || "reviews"."first_name" || ' ' || "reviews"."home_town", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL,
	CONSTRAINT "reviews_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "reviews_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "reviews_stars_check" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_state_check" CHECK ("reviews"."state" in ('waiting', 'published', 'refused', 'withdrawn')),
	CONSTRAINT "reviews_published_check" CHECK ("reviews"."state" <> 'published' or "reviews"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "tour_versions" (
	"tour_id" integer NOT NULL,
	"version" integer NOT NULL,
	"tour" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_versions_tour_id_version_pk" PRIMARY KEY("tour_id","version")
);
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_kind_check";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tour_version" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "review_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "flights" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "stars_given" jsonb DEFAULT '[0,0,0,0,0]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "reviews_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "facts" jsonb DEFAULT '{"groupSize":null,"pace":null,"ages":null,"start":null,"end":null,"transport":[],"guideLanguages":[],"included":[],"notIncluded":[],"toBring":[],"goodMonths":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "hero" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "previews_expiry_index" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reviews_published_index" ON "reviews" USING btree ("tour_id","published_at","id","stars") WHERE ("reviews"."state" = 'published');--> statement-breakpoint
CREATE INDEX "reviews_quotable_index" ON "reviews" USING btree ("id") WHERE ("reviews"."state" = 'published' and "reviews"."stars" >= 4 and length("reviews"."words") <= 400);--> statement-breakpoint
CREATE INDEX "reviews_order_index" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_state_index" ON "reviews" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_search_index" ON "reviews" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schedule_changes_asked_index" ON "schedule_changes" USING btree ("booking_id") WHERE "schedule_changes"."answer" = 'asked';--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'inquiry', 'custom offer', 'application', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user', 'person', 'departure', 'waiting list', 'call-back', 'letter', 'template', 'queue', 'review'));--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'call-back', 'inquiry', 'custom offer', 'trip message', 'cancellation', 'schedule change', 'waiting list', 'application', 'review', 'letter'));--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_state_check" CHECK ("destinations"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_state_check" CHECK ("flights"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_state_check" CHECK ("tours"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
-- Of the days that were written before no more is known than their text.
UPDATE "tours" SET "itinerary" = (
	SELECT coalesce(jsonb_agg('{"meals":[],"stay":null,"walked":null,"driven":null,"highlights":[],"places":[],"picture":null}'::jsonb || day ORDER BY position), '[]'::jsonb)
	FROM jsonb_array_elements("itinerary") WITH ORDINALITY AS days(day, position)
);
