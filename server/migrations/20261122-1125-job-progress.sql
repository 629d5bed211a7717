-- When a run last wrote how far it has come. The time between that and the next run is not counted in the pace.
ALTER TABLE job ADD COLUMN progressed_at timestamptz;
