/** Reads the address of this installation's privacy policy from the head of the page. Most installations have none. */
export function privacyPolicy(page: Pick<Document, 'querySelector'> = document): string | undefined {
  const address = page.querySelector<HTMLMetaElement>('meta[name=privacy-policy]')?.content;
  return address && /^(?:https?:\/)?\/[^/\\]/.test(address) ? address : undefined;
}
