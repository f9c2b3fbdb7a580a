ALTER TABLE "booking_notes" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "inquiry_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "custom_offer_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "proposal_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "call_back_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "waiting_list_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_custom_offer_id_custom_offers_id_fk" FOREIGN KEY ("custom_offer_id") REFERENCES "public"."custom_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_call_back_id_call_backs_id_fk" FOREIGN KEY ("call_back_id") REFERENCES "public"."call_backs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_waiting_list_id_waiting_list_id_fk" FOREIGN KEY ("waiting_list_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_notes_inquiry_index" ON "booking_notes" USING btree ("inquiry_id","id") WHERE "booking_notes"."inquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_notes_custom_offer_index" ON "booking_notes" USING btree ("custom_offer_id","id") WHERE "booking_notes"."custom_offer_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_notes_proposal_index" ON "booking_notes" USING btree ("proposal_id","id") WHERE "booking_notes"."proposal_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_notes_call_back_index" ON "booking_notes" USING btree ("call_back_id","id") WHERE "booking_notes"."call_back_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_notes_application_index" ON "booking_notes" USING btree ("application_id","id") WHERE "booking_notes"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_notes_waiting_list_index" ON "booking_notes" USING btree ("waiting_list_id","id") WHERE "booking_notes"."waiting_list_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_notes_account_index" ON "booking_notes" USING btree ("account_id","id") WHERE "booking_notes"."account_id" is not null;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_about_check" CHECK (num_nonnulls("booking_notes"."booking_id", "booking_notes"."inquiry_id", "booking_notes"."custom_offer_id", "booking_notes"."proposal_id", "booking_notes"."call_back_id", "booking_notes"."application_id", "booking_notes"."waiting_list_id", "booking_notes"."account_id") = 1);