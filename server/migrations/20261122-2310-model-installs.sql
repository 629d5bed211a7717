-- What is being installed: the job has its state, this has its source and how far it came. It goes when the model is there.
CREATE TABLE model_install (
  install_id text PRIMARY KEY,
  -- The job that does it. It may have been taken off its list since.
  job_id text NOT NULL,
  -- The entry of the catalog; NULL for a file or another address.
  catalog_id text,
  name text NOT NULL,
  source text NOT NULL CHECK (source IN ('catalog', 'address', 'file')),
  -- NULL unless the source is an address.
  url text,
  sha256 text,
  is_unpacking boolean NOT NULL DEFAULT false,
  bytes_done bigint NOT NULL DEFAULT 0,
  bytes_total bigint,
  bytes_per_second bigint,
  created_at timestamptz NOT NULL
);
-- A model of the catalog is installed once at a time.
CREATE UNIQUE INDEX model_install_catalog ON model_install (catalog_id);

-- How quickly each machine computes, as it was measured last.
CREATE TABLE machine_speed (
  host text PRIMARY KEY,
  -- Million multiplications and additions a second, on one core.
  megaflops double precision NOT NULL,
  measured_at timestamptz NOT NULL
);
