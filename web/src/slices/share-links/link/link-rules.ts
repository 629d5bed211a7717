/** How a link is shown and handed to other sites. Pure. */
const maxShown = 38;

/** The whole link is copied; it is only shown cut. */
export const shortLink = (link: string): string => (link.length > maxShown ? `${link.slice(0, maxShown)}…` : link);

const query = (params: Record<string, string>): string => new URLSearchParams(params).toString();

export const socialSites = ['facebook', 'x', 'whatsapp'] as const;
export type SocialSite = (typeof socialSites)[number];

/** The page of the site that shares an address. */
export const socialAddress: Record<SocialSite, (link: string, title: string) => string> = {
  facebook: (link) => `https://www.facebook.com/sharer/sharer.php?${query({ u: link })}`,
  x: (link, title) => `https://x.com/intent/post?${query({ url: link, text: title })}`,
  whatsapp: (link, title) => `https://wa.me/?${query({ text: `${title} ${link}` })}`,
};
