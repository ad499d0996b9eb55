-- Five million events in three years, as they are kept: one row for each day, kind, house and thing, with how often it happened.
insert into daily_counts (day, kind, house_id, question_id, item_id, because_id, count)
select current_date - day, kind, house, case when kind in ('answer', 'refused') then thing / 5 else 0 end, thing, case when kind = 'refused' then thing + 1 else 0 end,
  greatest(1, floor(often * 2 * bench.share(day * 1000 + thing * 7 + house, 81))::int)
from generate_series(0, 1094) as day, (select distinct house_id as house from bench.saved_patterns) as houses,
  (select 'answer' as kind, 1000 + thing as thing, 4.0 as often from generate_series(1, 240) as thing
   union all select 'refused', 1000 + thing, 1.0 from generate_series(1, 20) as thing
   union all select 'section', thing, 15.0 from generate_series(1, 12) as thing) as things;
