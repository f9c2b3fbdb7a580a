CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_travellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_travellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"needs" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"name" text NOT NULL,
	"birth_date" date,
	"needs" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "travellers_seat_check" CHECK ("travellers"."seat" >= 1)
);
--> statement-breakpoint
CREATE TABLE "trip_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"may_change" boolean NOT NULL,
	"shows_prices" boolean NOT NULL,
	"link_id" integer,
	"label" text DEFAULT '' NOT NULL,
	"attempt_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "trip_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "trip_keys_attempt_hash_unique" UNIQUE("attempt_hash"),
	CONSTRAINT "trip_keys_purpose_check" CHECK ("trip_keys"."purpose" in ('link', 'share', 'visit', 'calendar'))
);
--> statement-breakpoint
CREATE TABLE "trip_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"body_hash" text,
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" integer,
	"author" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"refund" numeric(12, 2),
	"cancellation" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "trip_messages_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "trip_messages_kind_check" CHECK ("trip_messages"."kind" in ('question', 'change', 'cancellation', 'answer')),
	CONSTRAINT "trip_messages_cancellation_check" CHECK (("trip_messages"."cancellation" is not null) = ("trip_messages"."kind" = 'cancellation')),
	CONSTRAINT "trip_messages_state_check" CHECK ("trip_messages"."cancellation" is null or "trip_messages"."cancellation" in ('asked', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD CONSTRAINT "saved_travellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_keys" ADD CONSTRAINT "trip_keys_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_keys" ADD CONSTRAINT "trip_keys_link_id_trip_keys_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."trip_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_messages" ADD CONSTRAINT "trip_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_messages" ADD CONSTRAINT "trip_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_user_index" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_expiry_index" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_travellers_user_index" ON "saved_travellers" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "travellers_seat_unique" ON "travellers" USING btree ("booking_id","seat");--> statement-breakpoint
CREATE INDEX "trip_keys_booking_index" ON "trip_keys" USING btree ("booking_id","purpose");--> statement-breakpoint
CREATE INDEX "trip_keys_link_index" ON "trip_keys" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "trip_keys_expiry_index" ON "trip_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trip_messages_booking_index" ON "trip_messages" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "trip_messages_unread_index" ON "trip_messages" USING btree ("created_at","id") WHERE "trip_messages"."read_at" is null and "trip_messages"."kind" <> 'answer';--> statement-breakpoint
CREATE UNIQUE INDEX "trip_messages_cancellation_unique" ON "trip_messages" USING btree ("booking_id") WHERE "trip_messages"."cancellation" = 'asked';--> statement-breakpoint
CREATE INDEX "bookings_email_index" ON "bookings" USING hash (lower(coalesce(nullif("email", ''), coalesce("details" #>> '{email}', ''))));