-- Every change of a published special odd is kept, whoever makes it and from where: a boost cannot be edited in silence.
CREATE FUNCTION "keep_odd_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
BEGIN
  IF old.state = 'draft' THEN
    RETURN null;
  END IF;
  INSERT INTO special_odd_changes (special_odd_id, field, old_value, new_value)
  SELECT new.id, seen.field, seen.was, seen.became
  FROM (VALUES
    ('normal_odds', old.normal_odds::text, new.normal_odds::text),
    ('boosted_odds', old.boosted_odds::text, new.boosted_odds::text),
    ('max_bet', old.max_bet::text, new.max_bet::text),
    ('min_deposit', old.min_deposit::text, new.min_deposit::text),
    ('selection', old.selection, new.selection),
    ('kickoff_at', to_char(old.kickoff_at AT TIME ZONE 'UTC', iso), to_char(new.kickoff_at AT TIME ZONE 'UTC', iso)),
    ('starts_at', to_char(old.starts_at AT TIME ZONE 'UTC', iso), to_char(new.starts_at AT TIME ZONE 'UTC', iso)),
    ('ends_at', to_char(old.ends_at AT TIME ZONE 'UTC', iso), to_char(new.ends_at AT TIME ZONE 'UTC', iso))
  ) AS seen (field, was, became)
  WHERE seen.was IS DISTINCT FROM seen.became;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE TRIGGER "special_odds_keep_changes" AFTER UPDATE ON "special_odds"
  FOR EACH ROW EXECUTE FUNCTION "keep_odd_changes"();
