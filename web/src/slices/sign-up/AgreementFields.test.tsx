import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LegalAddresses } from '../../lib/legal.ts';
import { AgreementFields, lacksAcceptance, metadataOf, noAgreements } from './AgreementFields.tsx';

const none = { privacy: undefined, terms: undefined };
const both = { privacy: '/privacy', terms: 'https://example.org/terms' };
const draw = (legal: LegalAddresses, isSent = false) =>
  renderToStaticMarkup(
    <AgreementFields agreements={noAgreements} legal={legal} isSent={isSent} onChange={() => undefined} />,
  );
const text = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

describe('whoever makes an account', () => {
  it('is asked for no agreement where there is nothing to accept', () => {
    expect(text(draw(none, true))).not.toMatch(/accept/i);
    expect(metadataOf({ hasTerms: true, wantsUpdates: true }, none)).toEqual({ agrees_to_product_updates: true });
    expect(lacksAcceptance(noAgreements, none)).toBe(false);
  });

  it('is asked for what there is, with a link to it', () => {
    expect(draw(both)).toContain('href="https://example.org/terms"');
    expect(draw(both)).toContain('href="/privacy"');
    expect(text(draw(both))).toContain('I accept the |terms of use| and the |privacy policy');
    expect(text(draw({ ...none, terms: '/terms' }))).toContain('I accept the |terms of use|');
    expect(text(draw({ ...none, privacy: '/privacy' }))).toContain('I accept the |privacy policy|');
    expect(metadataOf(noAgreements, both)).toEqual({ accepts_terms: false, agrees_to_product_updates: false });
  });

  it('is told what is missing once the form was sent', () => {
    expect(text(draw(both))).not.toContain('to create an account');
    expect(text(draw(both, true))).toContain('Accept the terms to create an account.');
    expect(text(draw({ ...none, privacy: '/privacy' }, true))).toContain(
      'Accept the privacy policy to create an account.',
    );
    expect(lacksAcceptance({ hasTerms: true, wantsUpdates: false }, both)).toBe(false);
  });
});
