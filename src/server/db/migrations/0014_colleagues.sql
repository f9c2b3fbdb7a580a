CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('agent', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_action_check";--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email_unique" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_inviter_index" ON "invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "invitations_expiry_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_action_check" CHECK ("changes"."action" in ('created', 'updated', 'deleted', 'restored', 'erased', 'exported'));--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'inquiry', 'custom offer', 'application', 'flight', 'tour', 'destination', 'subscriber', 'muted address', 'user', 'person', 'departure', 'waiting list', 'call-back', 'letter', 'template', 'queue', 'review', 'picture', 'invitation', 'list'));