-- By its headings a corrected sheet knows the imports of the sheet before it; by its name it did already.
alter table rate_import add column fingerprint text not null default '';
create index rate_import_file on rate_import ("fileName") where state = 'done';
create index rate_import_layout on rate_import (fingerprint) where state = 'done';
