-- The version of a bill that the customer confirmed last; it stays known when the text is changed and sent again.
alter table shipment_bill add column "confirmedVersion" integer;
update shipment_bill set "confirmedVersion" = "sentVersion" where answer = 'confirmed';
