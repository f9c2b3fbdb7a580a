CREATE TABLE "changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"administrator_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower("changes"."name" || ' ' || "changes"."email")) STORED NOT NULL,
	CONSTRAINT "changes_action_check" CHECK ("changes"."action" in ('created', 'updated', 'deleted')),
	CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'custom offer', 'flight', 'tour', 'destination', 'subscriber', 'user'))
);--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
DROP INDEX "bookings_order_index";--> statement-breakpoint
DROP INDEX "bookings_status_index";--> statement-breakpoint
-- In one statement, so that the table is written anew once only.
ALTER TABLE "bookings"
	DROP COLUMN "search_text",
	ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(lower("bookings"."reference" || ' ' || coalesce(nullif("bookings"."name", ''), coalesce("bookings"."details" #>> '{passengerName}', '')) || ' ' || coalesce(nullif("bookings"."email", ''), coalesce("bookings"."details" #>> '{email}', '')) || ' ' || coalesce(nullif("bookings"."phone", ''), coalesce("bookings"."details" #>> '{phone}', '')) || ' ' || "bookings"."title" || ' ' || coalesce("bookings"."details" #>> '{destination}', '') || ' ' || coalesce("bookings"."details" #>> '{flight,destination}', '') || ' ' || coalesce("bookings"."details" #>> '{tour,destination}', '') || ' ' || coalesce("bookings"."details" #>> '{tour,name}', '') || ' ' || coalesce("bookings"."details" #>> '{tourName}', '')), 600)) STORED NOT NULL,
	ADD COLUMN "name_order" text GENERATED ALWAYS AS (lower(regexp_replace(left(normalize(coalesce(nullif("bookings"."name", ''), coalesce("bookings"."details" #>> '{passengerName}', '')), NFD), 100), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
-- The index went with the column.
CREATE INDEX "bookings_search_index" ON "bookings" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_order_index" ON "bookings" USING btree ("created_at","id","status","type","search_text");--> statement-breakpoint
CREATE INDEX "bookings_status_index" ON "bookings" USING btree ("status","created_at","id","type");--> statement-breakpoint
CREATE INDEX "bookings_type_index" ON "bookings" USING btree ("type","created_at","id","status");--> statement-breakpoint
CREATE INDEX "bookings_departure_index" ON "bookings" USING btree ("departure_date","id","status","type");--> statement-breakpoint
CREATE INDEX "bookings_total_index" ON "bookings" USING btree ("total_price","id","status","type");--> statement-breakpoint
CREATE INDEX "bookings_name_index" ON "bookings" USING btree ("name_order","id","status","type");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_order_index" ON "changes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "changes_subject_index" ON "changes" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "changes_search_index" ON "changes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sign_ins_order_index" ON "sign_ins" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sign_ins_user_index" ON "sign_ins" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "custom_offers_status_index" ON "custom_offers" USING btree ("status","created_at","id");