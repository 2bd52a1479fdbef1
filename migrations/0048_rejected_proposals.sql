ALTER TABLE "restrictions" DROP CONSTRAINT "restrictions_kind";--> statement-breakpoint
DROP INDEX "restrictions_in_force";--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "proposal" integer;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_proposal_proposals_id_fk" FOREIGN KEY ("proposal") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restrictions_proposal" ON "restrictions" USING btree ("proposal");--> statement-breakpoint
CREATE UNIQUE INDEX "restrictions_in_force" ON "restrictions" USING btree ("kind",coalesce(proposal, commerce, offer, account)) WHERE "restrictions"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_kind" CHECK (case "restrictions"."kind"
        when 'offer_deleted' then "restrictions"."offer" is not null
        when 'account_deactivated' then "restrictions"."account" is not null
        when 'proposal_rejected' then "restrictions"."proposal" is not null and "restrictions"."commerce" is not null
        else "restrictions"."kind" in ('application_rejected', 'commerce_hidden', 'commerce_deleted') and "restrictions"."commerce" is not null
        end);