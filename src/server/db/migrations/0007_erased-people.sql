ALTER TABLE "changes" DROP CONSTRAINT "changes_action_check";--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_subject_check";--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_action_check" CHECK ("changes"."action" in ('created', 'updated', 'deleted', 'restored', 'erased'));--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_subject_check" CHECK ("changes"."subject" in ('booking', 'custom offer', 'flight', 'tour', 'destination', 'subscriber', 'user', 'person'));