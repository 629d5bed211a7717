/** A row of the table, and what it is measured on. */
import type { Installation, RunningProduct } from '../server/src/testing/product.ts';

export interface Row {
  name: string;
  /** What is measured, in `unit`. */
  measured: number;
  unit: string;
  against?: { program: string; value: number };
  /** measured / against, or measured itself where there is no program. */
  figure: number;
  bar: number;
  /** `max`: the figure must not pass the bar. `min`: it must reach the bar. */
  sense: 'max' | 'min';
  runs: number;
}

export interface Bench {
  installation: Installation;
  product: RunningProduct;
  apiKey: string;
}

export const ratio = (row: Omit<Row, 'figure'> & { against: { program: string; value: number } }): Row => ({
  ...row,
  figure: row.measured / row.against.value,
});
