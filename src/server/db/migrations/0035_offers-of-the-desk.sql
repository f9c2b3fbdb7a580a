CREATE TABLE "proposal_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"departure_date" date NOT NULL,
	"departure_id" integer,
	"facts" jsonb NOT NULL,
	"listed" numeric(12, 2) NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"seats" integer NOT NULL,
	"kept_until" timestamp (3) with time zone,
	"booking_id" integer,
	CONSTRAINT "proposal_parts_kind_check" CHECK ("proposal_parts"."kind" in ('flight', 'tour', 'own'))
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"proposal_id" integer NOT NULL,
	"number" integer NOT NULL,
	"travellers" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"key_hash" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"author_id" integer,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_versions_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "proposal_versions_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "proposal_versions_travellers_check" CHECK ("proposal_versions"."travellers" >= 1)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"custom_offer_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"accepted_version" integer,
	"accepted_by" text DEFAULT '' NOT NULL,
	"declined_because" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(replace(translate(lower(regexp_replace(normalize("proposals"."reference" || ' ' || "proposals"."name" || ' ' || "proposals"."email" || ' ' || "proposals"."phone" || ' ' || regexp_replace("proposals"."phone", '[eExX].*$|\D', '', 'g'), NFKD), '[\u0300-\u036f]', '', 'g')), 'ıøłđð’‘‐–—', 'ioldd''''---'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')) STORED NOT NULL,
	CONSTRAINT "proposals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "proposals_answer_check" CHECK ("proposals"."answer" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "proposals_answered_check" CHECK (("proposals"."answer" = 'open') = ("proposals"."answered_at" is null)),
	CONSTRAINT "proposals_accepted_check" CHECK (("proposals"."answer" = 'accepted') = ("proposals"."accepted_version" is not null))
);
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_kind_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_about_check";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_request_check";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "proposal_id" integer;--> statement-breakpoint
ALTER TABLE "proposal_parts" ADD CONSTRAINT "proposal_parts_version_id_proposal_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."proposal_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_parts" ADD CONSTRAINT "proposal_parts_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_parts" ADD CONSTRAINT "proposal_parts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_custom_offer_id_custom_offers_id_fk" FOREIGN KEY ("custom_offer_id") REFERENCES "public"."custom_offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_parts_position_unique" ON "proposal_parts" USING btree ("version_id","position");--> statement-breakpoint
CREATE INDEX "proposal_parts_booking_index" ON "proposal_parts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "proposal_parts_kept_index" ON "proposal_parts" USING btree ("departure_id","kept_until","seats") WHERE "proposal_parts"."kept_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_number_unique" ON "proposal_versions" USING btree ("proposal_id","number");--> statement-breakpoint
CREATE INDEX "proposals_order_index" ON "proposals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_custom_offer_index" ON "proposals" USING btree ("custom_offer_id","id");--> statement-breakpoint
CREATE INDEX "proposals_email_index" ON "proposals" USING hash (lower("email"));--> statement-breakpoint
CREATE INDEX "proposals_phone_index" ON "proposals" USING btree (right(regexp_replace("phone", '[eExX].*$|\D', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "proposals_search_index" ON "proposals" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_proposal_index" ON "messages" USING btree ("proposal_id","id") WHERE "messages"."proposal_id" is not null;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'inquiry', 'custom offer', 'proposal', 'application', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user', 'person', 'departure', 'waiting list', 'call-back', 'letter', 'template', 'queue', 'review', 'picture', 'invitation', 'list'));--> statement-breakpoint
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_kind_check" CHECK ("desk_items"."kind" in ('hold', 'call-back', 'inquiry', 'custom offer', 'proposal', 'trip message', 'cancellation', 'schedule change', 'kept seats', 'refund', 'overdue', 'approval', 'waiting list', 'application', 'review', 'letter'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_about_check" CHECK (num_nonnulls("messages"."booking_id", "messages"."inquiry_id", "messages"."application_id", "messages"."custom_offer_id", "messages"."proposal_id") = 1);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_request_check" CHECK ("messages"."booking_id" is not null or "messages"."kind" = 'answer' or ("messages"."proposal_id" is not null and "messages"."kind" = 'question'));
--> statement-breakpoint
CREATE TRIGGER "proposals_open" AFTER INSERT ON "proposals" REFERENCING NEW TABLE AS "asked"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_opens"('proposal');
--> statement-breakpoint
CREATE TRIGGER "proposals_go" AFTER DELETE ON "proposals" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "request_goes"('proposal');
--> statement-breakpoint
-- A question about an offer is none about a trip.
CREATE OR REPLACE FUNCTION "message_opens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "desk_items" ("kind", "subject_id", "state", "since", "created_at", "updated_at")
	SELECT 'cancellation', "id", CASE "cancellation" WHEN 'asked' THEN 'Open' ELSE 'Done' END, "created_at", "created_at", "created_at"
	FROM "asked" WHERE "cancellation" IS NOT NULL;
	INSERT INTO "desk_items" AS "item" ("kind", "subject_id", "state", "since", "created_at", "updated_at")
	SELECT 'trip message', "booking_id", CASE WHEN bool_or("read_at" IS NULL) THEN 'Open' ELSE 'Done' END,
		coalesce(min("created_at") FILTER (WHERE "read_at" IS NULL), max("created_at")), min("created_at"), max("created_at")
	FROM "asked" WHERE "kind" IN ('question', 'change') AND "booking_id" IS NOT NULL GROUP BY "booking_id" ORDER BY "booking_id"
	ON CONFLICT ("kind", "subject_id") DO UPDATE SET "state" = 'Open', "later_until" = NULL,
		"since" = CASE WHEN "item"."state" IN ('Open', 'Later') THEN "item"."since" ELSE excluded."since" END,
		"version" = "item"."version" + 1, "updated_at" = excluded."updated_at"
	WHERE excluded."state" = 'Open';
	RETURN NULL;
END $$;
