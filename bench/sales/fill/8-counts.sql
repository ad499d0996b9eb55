-- Five million events of the three years until yesterday, as the product stores them: one row for each day, kind, house and item, with how
-- often the event happened. Each question has the answer of its house's pattern, and three answers that the range no longer has.
create table bench.answered as
  select house_id as house, key::int as question, value::int as answer, row_number() over (partition by house_id order by key::int) as at
  from (select distinct on (house_id) house_id, answers from bench.saved_patterns order by house_id, at) as pattern, jsonb_each_text(answers);
insert into daily_counts (day, kind, house_id, question_id, item_id, because_id, count)
select current_date - day, kind, house, question, thing, because, greatest(1, floor(often * 2 * bench.share(day * 1000 + thing * 7 + house, 81))::int)
from generate_series(1, 1095) as day, (
  select 'answer' as kind, house, question, answer + other * 100000 as thing, 0 as because, 7.0 / (1 + other) as often
  from bench.answered, generate_series(0, 3) as other where at <= 60
  union all select 'refused', house, question, answered.answer, other.answer, 1.0
  from bench.answered join (select house, answer, row_number() over (partition by house order by answer) as at from bench.answered) as other using (house) where answered.at <= 20 and other.at = 30
  union all select 'section', house, 0, thing, 0, 15.0 from (select distinct house from bench.answered) as houses, generate_series(1, 12) as thing
  union all select kind, house, 0, 0, 0, often from (select distinct house from bench.answered) as houses,
    (values ('started', 60.0), ('finished', 15.0), ('saved', 10.0), ('requested', 4.0), ('offered', 2.0), ('ordered', 1.0)) as way(kind, often)
  union all select 'visit', 0, 0, 0, 0, 400.0
  union all select kind, 0, 0, campaign, 0, 3.0 from (values ('finished-in-campaign'), ('requested-in-campaign')) as helped(kind), generate_series(1, 6) as campaign
) as happened;
