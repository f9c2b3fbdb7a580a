CREATE TABLE "muted_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "muted_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "muted_addresses_address_unique" UNIQUE("address"),
	CONSTRAINT "muted_addresses_reason_check" CHECK ("muted_addresses"."reason" in ('returned', 'asked'))
);
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'custom offer', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user'));