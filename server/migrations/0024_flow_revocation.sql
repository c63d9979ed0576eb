-- The request a flow would revoke: it is no request of its own, and is neither counted nor brought over as one.
alter table flow add column "revokesId" text;
