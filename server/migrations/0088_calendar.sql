-- Days that are not as the week says: public holidays, and days off that are worked.
create table calendar_day (
  day text primary key check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  "isWorked" boolean not null,
  name text not null default ''
);
create trigger calendar_day_change_stamp after insert or update or delete or truncate on calendar_day
  for each statement execute function move_change_stamp('organisation');
