ALTER TABLE "changes" DROP CONSTRAINT "changes_action_check";--> statement-breakpoint
-- What is searched is written anew, folded. Each in one statement, so that the table is written once only.
ALTER TABLE "applications"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("applications"."job" || ' ' || "applications"."name" || ' ' || "applications"."email", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(replace(replace(replace(replace(translate(lower(regexp_replace(normalize("bookings"."reference" || ' ' || coalesce(nullif("bookings"."name", ''), coalesce("bookings"."details" #>> '{passengerName}', '')) || ' ' || translate(coalesce(nullif("bookings"."name", ''), coalesce("bookings"."details" #>> '{passengerName}', '')), '''’‘-.', '') || ' ' || regexp_replace(coalesce(nullif("bookings"."phone", ''), coalesce("bookings"."details" #>> '{phone}', '')), '[eExX].*$|\D', '', 'g') || ' ' || coalesce(nullif("bookings"."phone", ''), coalesce("bookings"."details" #>> '{phone}', '')) || ' ' || coalesce(nullif("bookings"."email", ''), coalesce("bookings"."details" #>> '{email}', '')) || ' ' || "bookings"."title" || ' ' || case when "bookings"."title" = '' then coalesce("bookings"."details" #>> '{origin}', '') else '' end || ' ' || case when "bookings"."title" = '' then coalesce("bookings"."details" #>> '{flight,origin}', '') else '' end || ' ' || coalesce("bookings"."details" #>> '{destination}', '') || ' ' || coalesce("bookings"."details" #>> '{flight,destination}', '') || ' ' || coalesce("bookings"."details" #>> '{tour,destination}', '') || ' ' || coalesce("bookings"."details" #>> '{tour,name}', '') || ' ' || coalesce("bookings"."details" #>> '{tourName}', ''), NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'), 600)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "changes"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("changes"."name" || ' ' || "changes"."email", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_offers"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("custom_offers"."name" || ' ' || "custom_offers"."email" || ' ' || "custom_offers"."phone" || ' ' || regexp_replace("custom_offers"."phone", '[eExX].*$|\D', '', 'g') || ' ' || "custom_offers"."destination", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("inquiries"."name" || ' ' || "inquiries"."email" || ' ' || "inquiries"."subject" || ' ' || "inquiries"."message", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("users"."username" || ' ' || "users"."email" || ' ' || "users"."full_name", NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL;--> statement-breakpoint
-- The indexes went with the columns.
CREATE INDEX "applications_search_index" ON "applications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_search_index" ON "bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "changes_search_index" ON "changes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "custom_offers_search_index" ON "custom_offers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_search_index" ON "inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_order_index" ON "bookings" USING btree ("created_at","id","status","type","departure_date","search_text");--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "flights" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bookings_item_index" ON "bookings" USING btree ("item_id","type","departure_date","status");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_action_check" CHECK ("changes"."action" in ('created', 'updated', 'deleted', 'restored'));