-- Digits are indexed by threes in place of twos: a pair of digits stands in every tenth record, so a search for a number
-- read much of the index. A job indexes every record anew; until then those without terms are looked at one by one.
update record set terms = null;
update form_model set "indexEdition" = 0;
