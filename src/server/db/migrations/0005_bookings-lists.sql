DROP INDEX "bookings_order_index";--> statement-breakpoint
DROP INDEX "bookings_status_index";--> statement-breakpoint
DROP INDEX "bookings_type_index";--> statement-breakpoint
DROP INDEX "bookings_departure_index";--> statement-breakpoint
DROP INDEX "bookings_total_index";--> statement-breakpoint
DROP INDEX "bookings_name_index";--> statement-breakpoint
ALTER TABLE "bookings" drop column "search_text";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("bookings"."reference" || ' ' || coalesce(nullif("bookings"."name", ''), coalesce("bookings"."details" #>> '{passengerName}', '')) || ' ' || coalesce(nullif("bookings"."email", ''), coalesce("bookings"."details" #>> '{email}', '')) || ' ' || coalesce(nullif("bookings"."phone", ''), coalesce("bookings"."details" #>> '{phone}', '')) || ' ' || "bookings"."title" || ' ' || coalesce("bookings"."details" #>> '{destination}', '') || ' ' || coalesce("bookings"."details" #>> '{flight,destination}', '') || ' ' || coalesce("bookings"."details" #>> '{tour,destination}', '') || ' ' || coalesce("bookings"."details" #>> '{tour,name}', '') || ' ' || coalesce("bookings"."details" #>> '{tourName}', ''))) STORED NOT NULL;--> statement-breakpoint
-- The index went with the column.
CREATE INDEX "bookings_search_index" ON "bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "name_order" text GENERATED ALWAYS AS (lower(regexp_replace(left(normalize(coalesce(nullif("bookings"."name", ''), coalesce("bookings"."details" #>> '{passengerName}', '')), NFD), 100), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_order_index" ON "bookings" USING btree ("created_at","id","status","type");--> statement-breakpoint
CREATE INDEX "bookings_status_index" ON "bookings" USING btree ("status","created_at","id","type");--> statement-breakpoint
CREATE INDEX "bookings_type_index" ON "bookings" USING btree ("type","created_at","id","status");--> statement-breakpoint
CREATE INDEX "bookings_departure_index" ON "bookings" USING btree ("departure_date","id","status","type");--> statement-breakpoint
CREATE INDEX "bookings_total_index" ON "bookings" USING btree ("total_price","id","status","type");--> statement-breakpoint
CREATE INDEX "bookings_name_index" ON "bookings" USING btree ("name_order","id","status","type");