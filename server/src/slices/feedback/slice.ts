import { defineSlice } from '../../manifest.ts';
import { feedbackRoutes } from './feedback.routes.ts';

export const slice = defineSlice({
  name: 'feedback',
  purpose: 'Takes what users say of the product to those who run it.',
  routes: feedbackRoutes,
  tables: ['product_feedback'],
  personalData: {
    archive: [{ file: 'feedback', table: 'product_feedback', key: 'feedback_id', of: { column: 'user_id' } }],
  },
});
